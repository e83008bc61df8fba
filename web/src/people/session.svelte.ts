// Who is here, and the connection that belongs to him.

import { acceptInvitation, becomeHost, me, signOut, type Result, type Trouble } from '../connection/api';
import { Link, type Status } from '../connection/link';
import { browserSocket } from '../connection/socket';
import { speech } from '../texts/speech.svelte';
import type { Account, LobbyTable } from '../wire';
import { takeSecrets, type LinkSecrets } from './links';

export class Session {
  account: Account | undefined = $state.raw();
  /** Whether the server has said who is signed in, if anybody. */
  asked = $state(false);
  status: Status = $state('connecting');
  trouble: Trouble | undefined = $state.raw();
  /** Tables of the lobby; undefined: not heard of yet. */
  tables: readonly LobbyTable[] | undefined = $state.raw();
  link: Link | undefined = $state.raw();
  /** What the link brought along that led here, until it is used. */
  secrets: LinkSecrets = $state.raw({});

  async begin(): Promise<void> {
    this.secrets = takeSecrets();
    const answer = await me();
    if (answer.ok) await this.enter(answer.value);
    else if (answer.problem.code === 'web.no_connection') this.trouble = answer.problem;
    this.asked = true;
  }

  /** Somebody has come in, or has become a member. */
  async enter(account: Account): Promise<void> {
    const same = this.account?.player === account.player;
    this.account = account;
    if (!same) this.#connect();
    await this.#useSecrets(account);
  }

  async leave(): Promise<void> {
    await signOut();
    this.link?.stop();
    this.link = undefined;
    this.account = undefined;
    this.tables = undefined;
  }

  #connect(): void {
    this.link?.stop();
    const link = new Link({
      open: () => browserSocket(socketAddress()),
      lang: () => speech.say.language,
      onStatus: (status) => this.#changed(status),
      onLobby: (tables) => (this.tables = tables),
    });
    this.link = link;
    addEventListener('online', () => link.hurry());
    document.addEventListener('visibilitychange', () => link.hurry());
    link.start();
  }

  /** An invitation is for anybody, the host's link for a member. */
  async #useSecrets(account: Account): Promise<void> {
    const { invitation, host } = this.secrets;
    if (invitation) {
      this.secrets = host ? { host } : {};
      this.#noted(await acceptInvitation(invitation));
    }
    if (host && !account.guest) {
      this.secrets = {};
      this.#noted(await becomeHost(host));
      const now = await me();
      if (now.ok) this.account = now.value;
    }
  }

  #noted(answer: Result<object>): void {
    this.trouble = answer.ok ? undefined : answer.problem;
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
