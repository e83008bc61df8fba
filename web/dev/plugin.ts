// A scripted room behind Vite's development and preview servers, so that the page can be seen, and tested,
// without a server: `npm run dev`, or `vite preview --mode mock` for what was built.
// MOCK_PACE: milliseconds between two things that happen.

import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect, Plugin } from 'vite';
import { WebSocketServer } from 'ws';
import { accountOf, answer } from './api.ts';
import { MockRoom } from './room.ts';
import type { ClientMessage } from '../src/wire.ts';

interface Serves {
  readonly middlewares: Connect.Server;
  readonly httpServer: unknown;
}

export function mockRoom(): Plugin {
  return {
    name: 'pakli-mock-room',
    configureServer: (server) => attach(server),
    configurePreviewServer: (server) => attach(server),
  };
}

function attach({ middlewares, httpServer }: Serves): void {
  const room = new MockRoom(Number(process.env['MOCK_PACE'] ?? 700));
  const sockets = new WebSocketServer({ noServer: true });
  middlewares.use((request, response, next) => {
    if (request.url?.startsWith('/api/')) void answer(request, response);
    else next();
  });
  (httpServer as Server).on('upgrade', (request, stream: Duplex, head) => {
    if (request.url !== '/ws') return;
    const account = accountOf(request);
    if (!account) return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const hear = room.connection(account, (message) => socket.send(JSON.stringify(message)));
      socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString()) as ClientMessage));
    });
  });
}
