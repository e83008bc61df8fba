// The page of tables: `table.html?table=ID`, with `&beside=ID` for each other one that is open.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import TablePage from './TablePage.svelte';

await speech.begin();
const session = new Session();
mount(TablePage, { target: document.body, props: { session, search: location.search } });
await session.begin();
