import { expect, test } from 'vitest';
import { dayAfter, dayOf, momentOf, typedOf } from './evening';

test('a moment is typed and read again in the time of the device', () => {
  const moment = new Date(2027, 2, 5, 8, 5).getTime();
  expect(typedOf(moment)).toBe('2027-03-05T08:05');
  expect(momentOf(typedOf(moment))).toBe(moment);
  expect(momentOf('2027-03-05')).toBe(new Date(2027, 2, 5).getTime());
  expect(momentOf('')).toBeNaN();
});

test('the day after ends the month, the year, and days on which the clocks change', () => {
  for (const day of ['2027-03-27', '2027-03-28', '2027-10-31', '2027-12-31', '2028-02-28']) {
    expect(new Date(dayAfter(day)).getHours()).toBe(0);
    expect(dayOf(dayAfter(day) - 1)).toBe(day);
  }
});
