// The rulebook's page: `rules.html#B8`. Nobody has to be signed in to read it.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import RulesPage from './RulesPage.svelte';

await speech.begin();
const themes = ['rules', 'clauses', 'book', 'glossary', 'hints'] as const;
await Promise.all(themes.map((theme) => speech.need(theme)));
// Not begun: the page opens no line to the room, so that it can lie open beside a table.
mount(RulesPage, { target: document.body, props: { session: new Session() } });
