import { beforeAll, expect, test } from 'vitest';
import type { BookEntry, TableRuling } from '../connection/floor';
import { newCall, ownCallText } from '../people/calls';
import { catalogueOf } from '../testing';
import type { Catalogue } from '../texts/catalogue';
import { LANGUAGES } from '../texts/languages';
import type { CallView, Problem } from '../wire';
import { csvOf, entryText, placeText, reasonText } from './book';
import { actionOf, blankDraft, fieldsOf, isPossible, kindsOf, needsReason, refusalOf, seatsOf } from './ruling';
