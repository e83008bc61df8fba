// The club's page, for those in charge: invitations, people, what was done.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import ClubPage from './ClubPage.svelte';

await speech.begin();
const session = new Session();
mount(ClubPage, { target: document.body, props: { session } });
await session.begin();
