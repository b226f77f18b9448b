import { expect, test } from 'vitest';
import { fitTitle } from './fit-title';

test.each([
  { title: 'Raumbuch', size: 68, lines: ['Raumbuch'] },
  { title: 'Paper to CAD Premium', size: 68, lines: ['Paper to CAD', 'Premium'] },
  { title: 'Wohnflächenberechnung', size: 44, lines: ['Wohnflächenberechnung'] },
])('$title is set in $size pixels', ({ title, size, lines }) => expect(fitTitle(title)).toEqual({ size, lines }));

test('a long title takes four lines and keeps every word', () => {
  const title = 'Wohnfläche richtig berechnen: Wo die meisten Fehler entstehen';
  const { lines } = fitTitle(title);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.join(' ')).toBe(title);
});

test('what fits in no size ends with an ellipsis', () => {
  const { lines, size } = fitTitle('Wie berechnet man Wohnflächen und Nutzflächen '.repeat(5));
  expect(size).toBe(38);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/ …$/);
});
