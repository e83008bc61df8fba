// A table's page: `table.html?table=ID`.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import TablePage from './TablePage.svelte';

await speech.begin();
const session = new Session();
const table = new URLSearchParams(location.search).get('table') ?? '';
mount(TablePage, { target: document.body, props: { session, table } });
await session.begin();
