// Who is here, and the connection that belongs to him.

import { me, signOut, type Trouble } from '../connection/api';
import { Link, type Status } from '../connection/link';
import { browserSocket } from '../connection/socket';
import { speech } from '../texts/speech.svelte';
import type { Account, LobbyTable } from '../wire';

export class Session {
  account: Account | undefined = $state.raw();
  /** Whether the server has said who is signed in, if anybody. */
  asked = $state(false);
  status: Status = $state('connecting');
  trouble: Trouble | undefined = $state.raw();
  /** Tables of the lobby; undefined: not heard of yet. */
  tables: readonly LobbyTable[] | undefined = $state.raw();
  link: Link | undefined = $state.raw();

  async begin(): Promise<void> {
    const answer = await me();
    if (answer.ok) this.enter(answer.value);
    else if (answer.problem.code === 'web.no_connection') this.trouble = answer.problem;
    this.asked = true;
  }

  enter(account: Account): void {
    this.link?.stop();
    this.account = account;
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

  async leave(): Promise<void> {
    await signOut();
    this.link?.stop();
    this.link = undefined;
    this.account = undefined;
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
