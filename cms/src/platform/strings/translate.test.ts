import { describe, expect, test } from 'vitest';
import legal from '../../seed/content/legal.json';
import { isFinalText } from './translate';

describe('isFinalText', () => {
  test.each(legal.flatMap(({ slug, de, en }) => [[`${slug}, German`, de.body] as const, [`${slug}, English`, en.body] as const]))(
    'the text that comes with the shop is a draft: %s',
    (_name, body) => expect(isFinalText(body)).toBe(false),
  );

  test.each([
    ['the review note', '> **Hinweis für den Betreiber (vor Veröffentlichung entfernen):** …'],
    ['the English review note', '> **Note for the operator (remove before publication):** …'],
    ['an example value', 'Wir speichern Daten [Beispiel: 14 Tage].'],
    ['a name made up', 'Vertreten durch Erika Mustermann'],
    ['a company made up', 'Planquadrat Muster GmbH'],
    ['an address made up', 'hallo@planquadrat.example'],
    ['a register number made up', 'HRB 000000'],
  ])('%s makes it a draft', (_name, text) => expect(isFinalText(text)).toBe(false));

  test.each([
    ['the statutory form', 'Muster-Widerrufsformular: Wenn Sie den Vertrag widerrufen wollen …'],
    ['a link', 'Siehe [Beispiele](/projekte).'],
    ['a number', 'Telefon: +49 30 1200000'],
  ])('%s does not', (_name, text) => expect(isFinalText(text)).toBe(true));
});
