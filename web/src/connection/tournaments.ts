// Requests about tournaments: made, entered, run. A test of the server compares the addresses with its description.

import type {
  Answered,
  ChainMade,
  ChainPreview,
  DirectorAction,
  EntryAnswer,
  EventMade,
  EventPreview,
  NewChain,
  NewEvent,
  Structure,
  SuggestedDeal,
  UnreadableEvent,
} from '../wire';
import { request, type Result } from './api';
import { newId } from './link';

export const makeEvent = (wanted: NewEvent) => request<EventMade>('POST', '/api/tournaments', wanted);
/** What the event would be, with what is odd about it, or why there can be none. */
export const previewOf = (wanted: NewEvent) => request<EventPreview>('POST', '/api/tournaments/preview', wanted);
const chainTo = (id: string) => `/api/tournaments/${encodeURIComponent(id)}/chain`;
/** Satellites that lead one into the other and into this event, all at once. */
export const makeChain = (id: string, wanted: NewChain) => request<ChainMade>('POST', chainTo(id), wanted);
export const previewOfChain = (id: string, wanted: NewChain) =>
  request<ChainPreview>('POST', `${chainTo(id)}/preview`, wanted);
/** Structures to begin with, by name; a practice form has `-practice` at its end. */
export const presets = () => request<Readonly<Record<string, Structure>>>('GET', '/api/tournaments/presets');
/** Those that the server cannot read; for the host. */
export const eventsSetAside = () => request<readonly UnreadableEvent[]>('GET', '/api/tournaments/set-aside');
/** Everybody by place, as a sheet: an address to be opened. */
export const resultAddress = (id: string) => `/api/tournaments/${encodeURIComponent(id)}/result.csv`;
/** Who sits where, as a sheet. */
export const seatsAddress = (id: string) => `/api/tournaments/${encodeURIComponent(id)}/seats.csv`;
/** A practice sit & go with bots, at once. */
export const quickTournament = (players: number) => request<EventMade>('POST', '/api/quick-tournament', { players });

/** `live`: in a mixed field, at a table with real cards. */
export const enter = (id: string, live = false) => {
  const where = live ? '?live=true' : '';
  return request<Answered>('POST', `/api/tournaments/${encodeURIComponent(id)}/entry${where}`);
};
export const withdraw = (id: string) => request<Answered>('DELETE', `/api/tournaments/${encodeURIComponent(id)}/entry`);
export const answer = (id: string, said: EntryAnswer['answer']) =>
  request<Answered>('POST', `/api/tournaments/${encodeURIComponent(id)}/answer`, { id: newId(), answer: said });

/** How a deal divides the prizes: by what the stacks are worth, or by chips. */
export const DEALS = ['icm', 'chop'] as const;
export type DealBy = (typeof DEALS)[number];
export const suggestedDeal = (id: string, by: DealBy, left: number) =>
  request<SuggestedDeal>('GET', `/api/tournaments/${encodeURIComponent(id)}/deal` + `?by=${by}&left=${left}`);
export const offerDeal = (id: string, { shares, left }: SuggestedDeal) =>
  request<Answered>('POST', `/api/tournaments/${encodeURIComponent(id)}/deal`, {
    id: newId(),
    amounts: shares.map(({ entry, amount }) => [entry, amount]),
    left,
  });
export const answerDeal = (id: string, agree: boolean) =>
  request<Answered>('POST', `/api/tournaments/${encodeURIComponent(id)}/deal/answer`, { id: newId(), agree });

/** The director's word. */
export const rule = (id: string, action: DirectorAction): Promise<Result<Answered>> =>
  request<Answered>('POST', `/api/tournaments/${encodeURIComponent(id)}/rule`, { id: newId(), action });
