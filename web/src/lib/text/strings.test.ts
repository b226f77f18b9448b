import { describe, expect, test } from 'vitest';
import { createI18n } from './i18n';
import { createStrings, fill, type Texts } from './strings';

describe('fill', () => {
  test.each([
    { text: 'Konfigurator', values: undefined, result: 'Konfigurator' },
    { text: '{{count}} Dateien', values: { count: 3 }, result: '3 Dateien' },
    { text: '{{a}} und {{b}} und {{a}}', values: { a: 'x', b: 'y' }, result: 'x und y und x' },
    { text: '{{missing}} bleibt leer', values: {}, result: ' bleibt leer' },
    { text: 'kein {name}', values: { name: 'x' }, result: 'kein {name}' },
  ] satisfies { text: string; values?: Record<string, string | number>; result: string }[])(
    '$text with $values',
    ({ text, values, result }) => expect(fill(text, values as Record<string, string | number> | undefined)).toBe(result),
  );
});

describe('createStrings', () => {
  const files: Record<string, Texts> = { shell: { 'toast.close': 'zu' }, problem: { 'problem.not-found': 'fehlt' } };
  const reading = () => {
    const requested: string[] = [];
    return { requested, strings: createStrings('de', async (_locale, name) => (requested.push(name), files[name] ?? {})) };
  };

  test('a key without text shows itself', () => expect(reading().strings.t('toast.close')).toBe('toast.close'));

  test('loads each file once and translates from all of them', async () => {
    const { requested, strings } = reading();
    await strings.load(['shell']);
    await strings.load(['shell', 'problem']);
    expect(requested).toEqual(['shell', 'problem']);
    expect([strings.t('toast.close'), strings.t('problem.not-found')]).toEqual(['zu', 'fehlt']);
  });

  test('texts from the page are not fetched again', async () => {
    const { requested, strings } = reading();
    strings.add({ shell: { 'toast.close': 'aus der Seite' } });
    await strings.load(['shell']);
    expect(requested).toEqual([]);
    expect(strings.t('toast.close')).toBe('aus der Seite');
  });

  test.each([
    { count: 1, text: '1 Datei' },
    { count: 0, text: '0 Dateien' },
    { count: 3, text: '3 Dateien' },
  ])('a count of $count chooses the form of the text', ({ count, text }) => {
    const { strings } = reading();
    strings.add({ portal: { 'portal.quotes.files_one': '1 Datei', 'portal.quotes.files_other': '{{count}} Dateien' } });
    expect(strings.t('portal.quotes.files', { count })).toBe(text);
    expect(createI18n('de', strings.all).t('portal.quotes.files', { count })).toBe(text);
  });

  test('i18next reads files that are loaded after it began', async () => {
    const { strings } = reading();
    const { t } = createI18n('de', strings.all);
    expect(t('problem.not-found')).toBe('problem.not-found');
    await strings.load(['problem']);
    expect(t('problem.not-found')).toBe('fehlt');
  });
});
