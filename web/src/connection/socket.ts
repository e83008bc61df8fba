// A WebSocket that comes back by itself: text frames in and out, and whether there is a connection.
// Knows nothing of what the frames say but that the other side answers a ping.

export interface RawSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketSettings {
  readonly open: () => RawSocket;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onLost: () => void;
  /** The frame that asks whether the other side is there. */
  readonly ping: () => string;
  /** Between 0 and 1: tables full of players must not all come back in the same moment. */
  readonly chance?: () => number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 10_000;
const ANSWER_WITHIN = 8_000;

export class Socket {
  readonly #settings: SocketSettings;
  #raw: RawSocket | null = null;
  #isOpen = false;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: SocketSettings) {
    this.#settings = settings;
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#closed = false;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#giveUp(), ANSWER_WITHIN); // a dead line may be minutes in opening
    const raw = this.#settings.open();
    this.#raw = raw;
    raw.onopen = () => this.#opened();
    raw.onmessage = (event) => this.#heard(String(event.data));
    raw.onclose = () => this.#lost(raw);
  }

  /** Whether the text went out; what did not is for the caller to send again once there is a connection. */
  send(text: string): boolean {
    if (!this.#isOpen || this.#closed || !this.#raw) return false;
    this.#raw.send(text);
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#raw?.close();
  }

  /** Try at once, unless that is being done: the browser is online again, or somebody came back to the page. */
  hurry(): void {
    if (!this.#isOpen && !this.#closed && this.#retry !== undefined) this.connect();
  }

  #opened(): void {
    this.#isOpen = true;
    this.#failures = 0;
    this.#rest();
    this.#settings.onOpen();
  }

  #heard(text: string): void {
    this.#rest();
    this.#settings.onText(text);
  }

  /** After some silence ask; without an answer the line is dead, though nobody said so. */
  #rest(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.send(this.#settings.ping());
      this.#pulse = setTimeout(() => this.#giveUp(), ANSWER_WITHIN);
    }, PING_EVERY);
  }

  #giveUp(): void {
    const raw = this.#raw;
    raw?.close();
    if (raw) this.#lost(raw); // a dead line may take minutes to report that it is closed
  }

  #lost(raw: RawSocket): void {
    if (raw !== this.#raw) return;
    this.#raw = null;
    clearTimeout(this.#pulse);
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    if (wasOpen) this.#settings.onLost();
    if (this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    const chance = this.#settings.chance ?? Math.random;
    this.#retry = setTimeout(() => this.connect(), wait * (0.5 + chance() / 2));
  }
}

/** The browser's own WebSocket. */
export function browserSocket(address: string): RawSocket {
  const socket = new WebSocket(address);
  const raw: RawSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => raw.onopen?.();
  socket.onmessage = (event: MessageEvent<unknown>) => raw.onmessage?.(event);
  socket.onclose = () => raw.onclose?.();
  return raw;
}
