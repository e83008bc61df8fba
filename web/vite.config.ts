import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { mockRoom } from './dev/plugin.ts';

// Eight pages: the lobby, where one signs in, a table, the club for those in charge, the rulebook, tournaments, their
// clock, one's own hands. `vite --mode mock` plays a scripted room behind them.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'mock' ? [mockRoom()] : [])],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The message catalogue lies outside this folder: Python and the browser read the same files.
  server: { fs: { allow: ['..'] } },
  build: {
    manifest: true,
    license: true,
    target: 'es2022',
    rolldownOptions: {
      input: [
        'index.html',
        'table.html',
        'club.html',
        'rules.html',
        'tournaments.html',
        'clock.html',
        'hands.html',
        'live.html',
      ],
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  test: { include: ['src/**/*.test.ts', 'dev/**/*.test.ts'] },
}));
