// Who is here, and the connection that belongs to him.

import { acceptInvitation, lookAtInvitation, me, signOut, type Invited, type Trouble } from '../connection/api';
import { rights, waiting, type Waiting } from '../connection/club';
import { Link, type Status } from '../connection/link';
import { browserSocket } from '../connection/socket';
import { settings } from '../looks/settings.svelte';
import { speech } from '../texts/speech.svelte';
import type { Account, CallView, LobbyTable } from '../wire';
import { newCall } from './calls';
import { takeInvitation } from './links';

/** The invitation that led here, until it is used. */
export type Invitation = Invited & { readonly token: string };

export class Session {
  account: Account | undefined = $state.raw();
  /** Whether the server has said who is signed in, if anybody. */
  asked = $state(false);
  status: Status = $state('connecting');
  trouble: Trouble | undefined = $state.raw();
  /** Tables of the lobby; undefined: not heard of yet. */
  tables: readonly LobbyTable[] | undefined = $state.raw();
  link: Link | undefined = $state.raw();
  invitation: Invitation | undefined = $state.raw();
  /** What he may in the club, by the server's word. */
  rights: ReadonlySet<string> = $state.raw(new Set());
  rightsKnown = $state(false);
  /** Calls for the floor that he is shown. */
  calls: readonly CallView[] = $state.raw([]);
  /** The latest of somebody else that was not there before. */
  called: CallView | undefined = $state.raw();
  /** Those of them that were closed when this page first heard of calls. */
  callsSince: ReadonlySet<number> = new Set();
  /** Waiting lists he is on. */
  waiting: readonly Waiting[] = $state.raw([]);

  /** Whether the server has said what was called for before this page was there. */
  #callsHeard = false;

  async begin(): Promise<void> {
    addEventListener('hashchange', () => void this.#invitedAgain());
    await this.#lookAtInvitation();
    const answer = await me();
    if (!answer.ok) this.trouble = answer.problem;
    else if (answer.value) await this.enter(answer.value);
    this.asked = true;
  }

  /** Somebody has come in, or has become a member. `invited`: his invitation was used for that. */
  async enter(account: Account, invited = false): Promise<void> {
    const same = this.account?.player === account.player;
    this.account = account;
    if (this.trouble?.code === 'wire.signed_out') this.trouble = undefined;
    if (!same) this.#connect();
    void settings.follow(account.player);
    await speech.prefer(account.language);
    if (invited) this.#goWhereInvited();
    else await this.#accept(account);
    await this.#askRights();
  }

  renamed(account: Account): void {
    this.account = account;
  }

  /** Ask anew on which waiting lists he is. */
  async askWaiting(): Promise<void> {
    const answer = await waiting();
    if (answer.ok) this.waiting = answer.value;
  }

  async leave(): Promise<void> {
    await signOut();
    settings.unfollow();
    this.link?.stop();
    this.link = undefined;
    this.account = undefined;
    this.tables = undefined;
    this.rights = new Set();
    this.calls = [];
    this.waiting = [];
    this.trouble = undefined;
  }

  async #askRights(): Promise<void> {
    const answer = await rights();
    if (answer.ok) this.rights = new Set(answer.value);
    this.rightsKnown = true;
  }

  /** An invitation to a table leads there, once it is used. */
  #goWhereInvited(): void {
    const table = this.invitation?.table;
    this.invitation = undefined;
    if (table) location.assign(`./table.html?table=${encodeURIComponent(table)}`);
  }

  #connect(): void {
    this.link?.stop();
    const link = new Link({
      open: () => browserSocket(socketAddress()),
      lang: () => speech.say.language,
      onStatus: (status) => this.#changed(status),
      onLobby: (tables) => (this.tables = tables),
      onCalls: (calls) => this.#heardCalls(calls),
      onError: (code, text) => (this.trouble = { clause: '', code: `wire.${code}`, facts: [], text }),
    });
    this.link = link;
    addEventListener('online', () => link.hurry());
    document.addEventListener('visibilitychange', () => link.hurry());
    link.start();
  }

  /** What was closed before the page was there is no news. */
  #heardCalls(calls: readonly CallView[]): void {
    if (!this.#callsHeard) {
      this.#callsHeard = true;
      this.callsSince = new Set(calls.filter(({ closed }) => closed).map(({ number }) => number));
    } else {
      this.called = newCall(this.calls, calls, this.account?.player ?? '') ?? this.called;
    }
    this.calls = calls;
  }

  /** A link was opened where the page is open already. */
  async #invitedAgain(): Promise<void> {
    await this.#lookAtInvitation();
    if (this.account) await this.#accept(this.account);
  }

  async #lookAtInvitation(): Promise<void> {
    const token = takeInvitation();
    if (!token) return;
    const found = await lookAtInvitation(token);
    const forMembers = found.ok && (found.value.member || found.value.role !== 'player');
    if (found.ok) this.invitation = { ...found.value, member: forMembers, token };
    else this.trouble = found.problem;
  }

  /** A guest uses an invitation for members by becoming one. */
  async #accept(account: Account): Promise<void> {
    const invitation = this.invitation;
    if (!invitation || (invitation.member && account.guest)) return;
    const answer = await acceptInvitation(invitation.token);
    if (answer.ok) {
      this.account = answer.value;
      this.#goWhereInvited();
    } else {
      this.invitation = undefined;
      this.trouble = answer.problem;
    }
  }

  #changed(status: Status): void {
    this.status = status;
    if (status === 'signed_out') this.account = undefined;
  }
}

function socketAddress(): string {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
