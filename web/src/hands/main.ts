// One's own hands: `hands.html`; one of them `hands.html#TABLE-NUMBER`; one that somebody shows `hands.html#hand=TOKEN`,
// for which nobody has to be signed in.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import HandsPage from './HandsPage.svelte';
import { sharedIn } from './address';

await speech.begin();
await speech.need('hands');
const session = new Session();
mount(HandsPage, { target: document.body, props: { session } });
if (!sharedIn(location.hash)) await session.begin();
