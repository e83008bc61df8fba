// The clock of a tournament for a big screen: `clock.html?event=ID`.

import { mount } from 'svelte';
import '../../looks/tokens.css';
import '../../looks/base.css';
import { Session } from '../../people/session.svelte';
import { speech } from '../../texts/speech.svelte';
import ClockPage from './ClockPage.svelte';

await speech.begin();
await Promise.all([speech.need('tourney'), speech.need('realtour')]);
const session = new Session();
mount(ClockPage, { target: document.body, props: { session, search: location.search } });
await session.begin();
