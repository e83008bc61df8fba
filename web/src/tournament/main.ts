// The page of tournaments: all of them, or with `?event=ID` one, with its desk for who runs it.

import { mount } from 'svelte';
import '../looks/tokens.css';
import '../looks/base.css';
import { Session } from '../people/session.svelte';
import { speech } from '../texts/speech.svelte';
import TournamentsPage from './TournamentsPage.svelte';

await speech.begin();
await Promise.all([speech.need('tourney'), speech.need('realtour')]);
const session = new Session();
mount(TournamentsPage, { target: document.body, props: { session, search: location.search } });
await session.begin();
