import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Mo–Fr 8–18 Uhr', weekdays, '08:00', '18:00'],
  ['Mon–Fri 8 am–6 pm (CET/CEST)', weekdays, '08:00', '18:00'],
  ['Montag - Donnerstag, 7:30 - 16:15 Uhr', weekdays.slice(0, 4), '07:30', '16:15'],
  ['Mo–Fr 8–17.30 Uhr', weekdays, '08:00', '17:30'],
  ['Di.–So. 10–12', ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], '10:00', '12:00'],
  ['Wed–Sat 12 am–12 pm', ['Wednesday', 'Thursday', 'Friday', 'Saturday'], '00:00', '12:00'],
])('%s', (text, days, opens, closes) => expect(openingHours(text)).toEqual({ days, opens, closes }));

test.each([
  '',
  'Rund um die Uhr',
  'Mo–Fr',
  'Fr–Mo 8–18 Uhr',
  'Mo–Fr 18–8 Uhr',
  'Mo–Fr 8–25 Uhr',
  'Mo–Fr 8:75–18 Uhr',
  'Xx–Fr 8–18 Uhr',
  'Mo–Fr 8–12 und 13–18 Uhr',
  'Mo–Do 8–17 Uhr, Fr 8–15 Uhr',
  'Mo–Fr 8–18 Uhr, Sa 10–14 Uhr',
  'Mon–Fri 1–6 pm',
])('"%s" names no hours', (text) => expect(openingHours(text)).toBeNull());
