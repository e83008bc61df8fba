// The first page: coming in, and the lobby.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import LobbyPage from './LobbyPage.svelte';

await speech.begin();
const session = new Session();
mount(LobbyPage, { target: document.body, props: { session } });
await session.begin();
