// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules(); // each test begins as a page does that is loaded
});

test('whom one mutes is remembered on this device', async () => {
  const { muted } = await import('./muted.svelte');
  muted.set('p1', true);
  muted.set('p2', true);
  muted.set('p1', false);
  vi.resetModules();
  const again = await import('./muted.svelte');
  expect([...again.muted.players]).toEqual(['p2']);
});

test('what was kept and cannot be read is nobody', async () => {
  localStorage.setItem('pakli.muted', '{"p1": ');
  const { muted } = await import('./muted.svelte');
  expect(muted.players.size).toBe(0);
});
