// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { encode } from 'uqr';
import { afterEach, expect, test } from 'vitest';
import QrCode from './QrCode.svelte';

afterEach(() => (document.body.innerHTML = ''));

test('a code is drawn square by square, with a quiet margin, and says what it is', () => {
  const text = 'https://poker.example/#invitation=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
  const drawn = mount(QrCode, { target: document.body, props: { text, label: 'The link as a QR code' } });
  const svg = document.querySelector('svg');
  expect(svg?.getAttribute('aria-label')).toBe('The link as a QR code');
  const squares = [...(document.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  expect(squares).toHaveLength(data.flat().filter(Boolean).length);
  expect(svg?.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(squares.every(([, x, y]) => Number(x) >= 4 && Number(y) >= 4 && Number(x) < size - 4)).toBe(true);
  void unmount(drawn);
});
