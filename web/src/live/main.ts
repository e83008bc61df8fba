// The dealer's console of a live table: `live.html?table=ID`.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import LivePage from './LivePage.svelte';

await Promise.all([speech.begin(), speech.need('live')]);
const session = new Session();
const table = new URLSearchParams(location.search).get('table') ?? '';
mount(LivePage, { target: document.body, props: { session, table } });
await session.begin();
