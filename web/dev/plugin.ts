import type { Plugin } from 'vite';
export function mockRoom(): Plugin {
  return { name: 'pakli-mock-room' };
}
