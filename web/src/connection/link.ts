// The protocol's half of the connection: says hello, watches tables, keeps what was sent until it is answered.

import { PROTOCOL } from '../wire';
import type {
  Action,
  BatchMessage,
  CallView,
  ChatMessage,
  ClientMessage,
  FairCardsMessage,
  FairRecordMessage,
  FairSharesMessage,
  FairVoidMessage,
  LobbyTable,
  Refusal,
  ServerMessage,
  TournamentMessage,
  TournamentMoved,
  TournamentsMessage,
  ViewMessage,
  WelcomeMessage,
} from '../wire';
import { Socket, type RawSocket } from './socket';

export type Answer = { readonly done: true } | { readonly done: false; readonly refusal: Refusal & { text: string } };

/** What is told of tournaments. */
export type OfTournaments = TournamentsMessage | TournamentMessage | TournamentMoved;

/** Somebody who looks at a table. */
export interface Watcher {
  readonly onView: (message: ViewMessage) => void;
  readonly onBatch: (message: BatchMessage) => void;
  readonly onChat: (message: ChatMessage) => void;
  readonly onGone: () => void;
  /** What is needed to check the deals, where it was asked for. */
  readonly onFair?: (message: FairRecordMessage | FairSharesMessage | FairVoidMessage | FairCardsMessage) => void;
  /** The table is watched over a new connection: what was asked for over the one before is not. */
  readonly onConnected?: () => void;
  /** The version seen last, to go on from after a break; undefined: none. */
  readonly version: () => number | undefined;
}

export type Status = 'connecting' | 'connected' | 'lost' | 'outdated' | 'signed_out';

export interface LinkSettings {
  readonly open: () => RawSocket;
  readonly lang: () => string;
  readonly onStatus: (status: Status) => void;
  readonly onLobby?: (tables: readonly LobbyTable[]) => void;
  readonly onCalls?: (calls: readonly CallView[]) => void;
  readonly onWelcome?: (message: WelcomeMessage) => void;
  readonly onError?: (code: string, text: string) => void;
  /** Ids nobody else has: the server answers one that it knows as it did before. */
  readonly id?: () => string;
}

interface Pending {
  readonly message: ClientMessage & { readonly id: string };
  readonly answer: (answer: Answer) => void;
}

export class Link {
  /** Whoever wants to hear of tournaments. */
  readonly hearers = new Set<(message: OfTournaments) => void>();
  readonly #settings: LinkSettings;
  readonly #socket: Socket;
  readonly #watchers = new Map<string, Watcher>();
  readonly #pending = new Map<string, Pending>();
  /** Sent over every new connection, by what it is about. */
  readonly #wanted = new Map<string, ClientMessage>();
  #welcomed = false;
  #pings = 0;

  constructor(settings: LinkSettings) {
    this.#settings = settings;
    this.#socket = new Socket({
      open: settings.open,
      onOpen: () => this.hello(),
      onText: (text) => this.#receive(JSON.parse(text) as ServerMessage),
      onLost: () => this.#lost(),
      ping: () => JSON.stringify({ t: 'ping', n: ++this.#pings } satisfies ClientMessage),
    });
  }

  start(): void {
    this.#settings.onStatus('connecting');
    this.#socket.connect();
  }

  stop(): void {
    this.#socket.close();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  /** Say who one is, or that the language has changed. */
  hello(): void {
    this.#send({ t: 'hello', protocol: PROTOCOL, lang: this.#settings.lang() });
  }

  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    if (this.#welcomed) this.resync(table);
    return () => {
      this.#watchers.delete(table);
      this.#send({ t: 'unwatch', table });
    };
  }

  /** Ask for what was missed since the version seen last, or for the whole view. */
  resync(table: string): void {
    const since = this.#watchers.get(table)?.version();
    this.#send(since === undefined ? { t: 'watch', table } : { t: 'watch', table, since });
  }

  /** Check the deals of a table, and take part in its shuffle with shares that come after `chain`. */
  fair(table: string, chain?: string): void {
    this.#send(chain === undefined ? { t: 'fair', table } : { t: 'fair', table, chain });
  }

  /** One's share for the record that is open. */
  share(table: string, hand: string, share: string): void {
    this.#send({ t: 'share', table, hand, share });
  }

  lobby(on: boolean): void {
    this.want({ t: 'lobby', on });
  }

  /** Something to be told from now on, or no more; `about`: which of several. */
  want(message: ClientMessage, about = ''): void {
    this.#wanted.set(message.t + about, message);
    if (this.#welcomed) this.#send(message);
  }

  /** Resolves once the server has done or refused it, also over a broken connection. */
  do(table: string, version: number, action: Action): Promise<Answer> {
    return this.#ask({ t: 'do', id: this.#id(), table, version, action });
  }

  chat(table: string, text: string): Promise<Answer> {
    return this.#ask({ t: 'chat', id: this.#id(), table, text });
  }

  #ask(message: ClientMessage & { readonly id: string }): Promise<Answer> {
    return new Promise((answer) => {
      this.#pending.set(message.id, { message, answer });
      if (this.#welcomed) this.#send(message);
    });
  }

  #id(): string {
    return this.#settings.id?.() ?? newId();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#welcomed = false;
    this.#settings.onStatus('lost');
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#begin(message);
      case 'view':
        return this.#watchers.get(message.table)?.onView(message);
      case 'batch':
        return this.#watchers.get(message.table)?.onBatch(message);
      case 'chat':
        return this.#watchers.get(message.table)?.onChat(message);
      case 'gone':
        return this.#watchers.get(message.table)?.onGone();
      case 'fair_record':
      case 'fair_shares':
      case 'fair_void':
      case 'fair_cards':
        return this.#watchers.get(message.table)?.onFair?.(message);
      case 'lobby':
        return this.#settings.onLobby?.(message.tables);
      case 'calls':
        return this.#settings.onCalls?.(message.calls);
      case 'done':
        return this.#answer(message.id, { done: true });
      case 'refused':
        return this.#answer(message.id, { done: false, refusal: message });
      case 'error':
        return this.#failed(message.code, message.text);
      case 'tournaments':
      case 'tournament':
      case 'moved':
        return this.hearers.forEach((hear) => hear(message));
      case 'pong':
        return undefined;
    }
  }

  #begin(message: WelcomeMessage): void {
    if (message.protocol !== PROTOCOL) {
      this.#socket.close();
      return this.#settings.onStatus('outdated');
    }
    const again = this.#welcomed; // only the language has changed
    this.#welcomed = true;
    this.#settings.onWelcome?.(message);
    this.#settings.onStatus('connected');
    if (again) return;
    for (const wanted of this.#wanted.values()) this.#send(wanted);
    for (const [table, watcher] of this.#watchers) {
      watcher.onConnected?.();
      this.resync(table);
    }
    for (const { message: unanswered } of this.#pending.values()) this.#send(unanswered);
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.get(id)?.answer(answer);
    this.#pending.delete(id);
  }

  #failed(code: string, text: string): void {
    if (code === 'signed_out') {
      this.#socket.close();
      this.#settings.onStatus('signed_out');
    }
    this.#settings.onError?.(code, text);
  }
}

/** Random enough to be nobody else's; `crypto.randomUUID` is missing where a page is not served securely. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(36)).join('');
}
