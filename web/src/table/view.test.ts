import { expect, test } from 'vitest';
import { batch, question, viewMessage } from '../testing';
import { receive, type Known } from './view';

function known(v: number, more: Partial<Known> = {}): Known {
  return { v, view: viewMessage(v).view, ...more };
}

test('a view is taken as it is, and begins the log anew', () => {
  const told = [{ say: 'event-flop', facts: { cards: { cards: '2c3d4h' } } }];
  const received = receive(known(9), viewMessage(3, { told }));
  expect(received).toMatchObject({ known: { v: 3 }, lines: told, anew: true });
});

test('a batch that follows changes the view and its version', () => {
  const set = { seats: { 1: { stack: 160, front: 40 } }, to_act: [2] };
  const received = receive(known(4), batch(6, 2, { set }));
  expect(received).toMatchObject({ known: { v: 6, view: { seats: { 1: { stack: 160, front: 40 } }, to_act: [2] } } });
});

test('a batch seen already changes nothing', () => {
  expect(receive(known(6), batch(6, 2))).toEqual({ seen: true });
  expect(receive(known(6), batch(5, 1))).toEqual({ seen: true });
  expect(receive(known(6), batch(5, 0))).toEqual({ seen: true });
});

test('what was missed is asked for, never guessed', () => {
  expect(receive(known(4), batch(7, 2))).toEqual({ resync: 'gap' });
  expect(receive(known(4), batch(5, 2))).toEqual({ resync: 'gap' });
  expect(receive(undefined, batch(1, 1))).toEqual({ resync: 'gap' });
});

test('a batch without events changes what is in no stream', () => {
  const spectators = [{ player: 'p9', name: 'Cili' }];
  expect(receive(known(4), batch(4, 0, { set: { spectators } }))).toMatchObject({
    known: { v: 4, view: { spectators } },
  });
  expect(receive(known(4), batch(5, 0))).toEqual({ resync: 'gap' });
});

test('a question is over when a batch does not ask it again', () => {
  const asked = known(4, { question: question([]) });
  const received = receive(asked, batch(5, 1));
  expect('known' in received && 'question' in received.known).toBe(false);
});
