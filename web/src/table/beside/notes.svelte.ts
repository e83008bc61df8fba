// What one has noted about others: fetched once for who is signed in, kept on the server as it is changed.

import type { Trouble } from '../../connection/api';
import { notes as fetched, putNote, type Note } from '../../connection/club';

export const LONGEST_NOTE = 500;

/** Somebody about whom a note is being written. */
export interface Noted {
  readonly player: string;
  readonly name: string;
}

export class Notes {
  /** By the ids of players. */
  all: Readonly<Record<string, Note>> = $state.raw({});
  /** Whose note is open. */
  open: Noted | undefined = $state.raw();
  #of = '';

  /** Have the notes of this person at hand. */
  async follow(person: string): Promise<void> {
    if (this.#of === person) return;
    this.#of = person;
    this.all = {};
    if (!person) return;
    const answer = await fetched();
    if (this.#of !== person) return; // somebody else has come in meanwhile
    if (answer.ok) this.all = Object.fromEntries(answer.value.map((note) => [note.player, note]));
    else this.#of = ''; // to be asked for again
  }

  edit(whom: Noted | undefined): void {
    this.open = whom;
  }

  /** Keep a note; one with neither text nor tag is removed. Why not, if it could not be kept. */
  async keep(note: Note): Promise<Trouble | undefined> {
    const wanted = { ...note, text: note.text.trim() };
    const answer = await putNote(wanted);
    if (!answer.ok) return answer.problem;
    const { [note.player]: _, ...others } = this.all;
    this.all = wanted.text || wanted.tag ? { ...others, [note.player]: wanted } : others;
    return undefined;
  }
}

export const notes = new Notes();
