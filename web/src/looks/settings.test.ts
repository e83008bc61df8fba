// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the server keeps, by the page's requests. */
let server: object;
const sent = vi.fn();

beforeEach(() => {
  localStorage.clear();
  server = {};
  sent.mockClear();
  vi.resetModules(); // each test begins as a page does that is loaded
  vi.stubGlobal('fetch', async (_path: string, asked: RequestInit) => {
    if (asked.method === 'PUT') sent((server = JSON.parse(String(asked.body)) as object));
    return Response.json(asked.method === 'GET' ? server : {});
  });
});
afterEach(() => vi.unstubAllGlobals());

async function loaded() {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

test('what is changed shows at once, and is as it was when the page is loaded again', async () => {
  const settings = await loaded();
  settings.change({ felt: 'blue', card_size: 'large' });
  expect(document.documentElement.dataset).toMatchObject({ felt: 'blue', cardSize: 'large', pack: 'four_colour' });
  expect((await loaded()).now).toEqual(settings.now);
});

test('the settings of who comes in are those the server keeps', async () => {
  server = { pack: 'two_colour' };
  const settings = await loaded();
  settings.change({ felt: 'red' });
  await settings.follow('anna');
  expect(settings.now).toMatchObject({ pack: 'two_colour', felt: 'green' });
  expect(sent).not.toHaveBeenCalled();
});

test('who has set nothing yet keeps what he set before he came in', async () => {
  const settings = await loaded();
  settings.change({ felt: 'red' });
  await settings.follow('anna');
  expect(server).toMatchObject({ felt: 'red' });
});

test('of two changes the last one stays at the server', async () => {
  const settings = await loaded();
  await settings.follow('anna');
  settings.change({ felt: 'red' });
  settings.change({ felt: 'grey' });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(server).toMatchObject({ felt: 'grey' });
});

test('what did not arrive is sent when its owner comes again, and to nobody else', async () => {
  const settings = await loaded();
  await settings.follow('anna');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  settings.change({ felt: 'red' });
  await vi.waitFor(() => expect(localStorage.getItem('pakli.settings')).toContain('"unsent":true'));
  vi.stubGlobal('fetch', async (_path: string, asked: RequestInit) => {
    if (asked.method === 'PUT') sent(JSON.parse(String(asked.body)));
    return Response.json({});
  });
  await (await loaded()).follow('anna');
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ felt: 'red' }));
});

test('somebody else on the same device begins with his own', async () => {
  const settings = await loaded();
  await settings.follow('anna');
  settings.change({ felt: 'red' });
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  server = {};
  const again = await loaded();
  await again.follow('bence');
  expect(again.now.felt).toBe('green');
});

test('what is kept here and cannot be read is as usual', async () => {
  localStorage.setItem('pakli.settings', '{"settings": ');
  expect((await loaded()).now.felt).toBe('green');
});
