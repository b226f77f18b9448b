import { expect, test } from 'vitest';
import { hasControls, line, lines, requiredLine, requiredLines, requiredTitle, title } from './typed-text';

test.each([
  ['  Ada Beispiel ', 'Ada Beispiel'],
  ['Ada\r\nBcc: x@example.org', 'Ada Bcc: x@example.org'],
  ['Ada\u2028Beispiel\tB', 'Ada Beispiel B'],
  ['A\u0007d\u202ea\u2066 \u200bBei\u00adspiel\ufeff', 'Ada Beispiel'],
  ['Ada \ud83d📐', 'Ada 📐'],
  ['\u200b', ''],
])('%j in a line is %j', (typed, kept) => expect(line(40).parse(typed)).toBe(kept));

test.each([
  ['eins\r\nzwei\rdrei\n\n\tvier', 'eins\nzwei\ndrei\n\n\tvier'],
  ['a\u0007b\u202ec\ud83d', 'abc'],
  ['👩‍🔧 می‌خواهم', '👩‍🔧 می‌خواهم'],
])('%j in several lines is %j', (typed, kept) => expect(lines(40).parse(typed)).toBe(kept));

test.each([
  ['a line', requiredLine],
  ['several lines', requiredLines],
])('%s that show nothing count as empty, and only what shows counts to the limit', (_name, required) => {
  expect(required(3).safeParse(' \u200b\u202e\n').success).toBe(false);
  expect(required(3).parse('\u200babc\u0007')).toBe('abc');
  expect(required(3).safeParse('abcd').success).toBe(false);
});

test.each(['Ada Beispiel', ' Ada\u202e Beispiel ', 'www & Co.', 'A: B / C', 'Straße 3 // Hof'])('%j is a name', (typed) => {
  expect(requiredTitle(40).safeParse(typed).success).toBe(true);
});

test.each(['https://spam.example', 'Ada HTTP://x', 'kauft bei WWW.spam.example', 'Ada\r\nBcc: x', 'Ada\tB', 'A\u0007', 'A\u0085B'])(
  '%j is none',
  (typed) => {
    expect(requiredTitle(40).safeParse(typed).success).toBe(false);
    expect(title(40).safeParse(typed).success).toBe(false);
  },
);

test('a name may be left out where it is optional', () => {
  expect(title(40).parse(' ')).toBe('');
  expect(requiredTitle(40).safeParse(' ').success).toBe(false);
});

test.each([
  ['eins\r\nzwei\tdrei', false],
  ['Ada \u202e 👩‍🔧', false],
  ['a\0b', true],
  ['a\u0007b', true],
  ['a\u009fb', true],
  ['a\ufffeb', true],
])('%j holds control characters: %s', (text, expected) => expect(hasControls(text)).toBe(expected));
