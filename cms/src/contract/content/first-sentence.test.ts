import { expect, test } from 'vitest';
import { firstSentence } from './content-path';

test.each([
  ['Wir messen. Wir zeichnen.', 'Wir messen.'],
  ['Was kostet das? Wenig!', 'Was kostet das?'],
  ['Pläne, z. B. Grundrisse. Auch Schnitte.', 'Pläne, z. B. Grundrisse.'],
  ['Etwa ca. 5 Tage. Dann mehr.', 'Etwa ca. 5 Tage.'],
  ['Über zwei\n  Zeilen. Ende.', 'Über zwei Zeilen.'],
  ['Ohne Ende', 'Ohne Ende'],
  [' Nur einer. ', 'Nur einer.'],
  ['', ''],
])('of %j it is %j', (text, sentence) => expect(firstSentence(text)).toBe(sentence));
