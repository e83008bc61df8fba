// The other end of a socket, for the tests.

import type { ClientMessage, ServerMessage } from '../wire';
import type { RawSocket } from './socket';

export class FakeServer {
  /** Sockets opened so far. */
  opened = 0;
  /** What came over all of them. */
  readonly texts: string[] = [];
  #socket: RawSocket | undefined;

  readonly open = (): RawSocket => {
    this.opened += 1;
    const socket: RawSocket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => void this.texts.push(text),
      close: () => socket.onclose?.(),
    };
    this.#socket = socket;
    return socket;
  };

  accept(): void {
    this.#socket?.onopen?.();
  }

  drop(): void {
    this.#socket?.onclose?.();
  }

  say(text: string): void {
    this.#socket?.onmessage?.({ data: text });
  }

  tell(message: ServerMessage): void {
    this.say(JSON.stringify(message));
  }

  /** The messages that came since this was asked last. */
  heard(): ClientMessage[] {
    return this.texts.splice(0).map((text) => JSON.parse(text) as ClientMessage);
  }
}
