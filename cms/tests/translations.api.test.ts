import { describe, expect, test } from 'vitest';
import { fixedTexts } from '../src/platform/strings/overrides';
import type { Site } from '../src/contract/content/site';
import de from '../src/contract/strings/de/problem.json';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

type Row = Record<'documentId' | 'key' | 'area' | 'place' | 'placeholders' | 'germanText' | 'englishText', string> & {
  de: string | null;
  en: string | null;
  obsolete: boolean;
};
const rows = () => shop.strapi.db.query('api::translation.translation');
const rowOf = (key: string): Promise<Row> => rows().findOne({ where: { key } });
const documents = () =>
  shop.strapi.documents('api::translation.translation' as never) as unknown as Record<
    'create' | 'update' | 'delete',
    (query: object) => Promise<unknown>
  >;
const replace = async (key: string, data: object) => documents().update({ documentId: (await rowOf(key)).documentId, data });
const list = () => compiled<{ listStrings(strapi: unknown): Promise<void> }>('platform/strings/list-strings').listStrings(shop.strapi);
const inAnHour = () => new Date(Date.now() + 3_600_000);
const until = async (check: () => Promise<boolean>, withinMs: number) => {
  const end = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
};

describe('the list for translators', () => {
  test('holds every interface text with what is needed to translate it', async () => {
    expect(await rowOf('problem.quote.already-submitted')).toMatchObject({
      area: 'problem',
      place: 'Fehlermeldungen › quote',
      placeholders: '{{number}}',
      germanText: de['problem.quote.already-submitted'],
      englishText: expect.stringContaining('{{number}}'),
      de: null,
      en: null,
      obsolete: false,
    });
    const areas = new Set((await rows().findMany({ select: ['area'] })).map(({ area }: Row) => area));
    for (const area of ['shell', 'catalogue', 'configurator', 'portal', 'mail']) expect(areas).toContain(area);
  });

  test('keeps the replacements of texts whose keys have changed', async () => {
    await rows().update({ where: { key: 'transition.quote.accept.done' }, data: { key: 'move.quote.accept.done', de: 'Danke!' } });
    await rows().update({ where: { key: 'work.note' }, data: { key: 'work.words', en: 'Reason' } });
    const mail = { template: 'quote-asked', to: 'kim@buero.example', language: 'de', key: 'renamed', status: 'waiting', attempts: 0 };
    const mails = shop.strapi.db.query('api::outbox.outbox');
    const { id } = await mails.create({ data: { ...mail, runAfter: inAnHour(), payload: { quoteId: 'q', wordsKey: 'q:1' } } });
    const { renamedKeys } = compiled<{ renamedKeys(strapi: unknown, trx: unknown): Promise<void> }>('migrations/003-renamed-keys');
    await shop.strapi.db.transaction(async ({ trx }) => renamedKeys(shop.strapi, trx));
    expect(await rowOf('transition.quote.accept.done')).toMatchObject({ de: 'Danke!' });
    expect(await rowOf('work.note')).toMatchObject({ en: 'Reason' });
    expect((await mails.findOne({ where: { id } })).payload).toEqual({ quoteId: 'q', noteKey: 'q:1' });
    await mails.delete({ where: { id } });
    await rows().updateMany({ where: { key: { $in: ['transition.quote.accept.done', 'work.note'] } }, data: { de: null, en: null } });
  });

  test('is renewed at a start without touching replacements, also by two processes at once', async () => {
    const before = await rows().count();
    await replace('problem.auth.required', { de: 'Melden Sie sich bitte an.' });
    await rows().update({ where: { key: 'problem.auth.required' }, data: { germanText: 'früher', obsolete: true } });
    await rows().deleteMany({ where: { key: 'problem.not-found' } });
    await rows().create({ data: { key: 'old.replaced', area: 'old', de: 'Ersetzt', germanText: 'x', englishText: 'x' } });
    await rows().create({ data: { key: 'old.plain', area: 'old', germanText: 'x', englishText: 'x' } });
    await Promise.all([list(), list()]);
    expect(await rowOf('problem.auth.required')).toMatchObject({
      de: 'Melden Sie sich bitte an.',
      germanText: de['problem.auth.required'],
      obsolete: false,
    });
    expect(await rowOf('problem.not-found')).toMatchObject({ germanText: de['problem.not-found'] });
    expect(await rowOf('old.replaced')).toMatchObject({ obsolete: true });
    expect(await rowOf('old.plain')).toBeNull();
    expect(await rows().count()).toBe(before + 1);
  });
});

describe('a replaced text', () => {
  test('is in the site’s overrides at once and in this server’s messages within two seconds', async () => {
    const { seq } = (await (await shop.http('/api/changes/content')).json()) as { seq: number };
    await replace('problem.not-found', { de: 'Nichts da.', en: 'Nothing here.' });
    const site = (await (await shop.http('/api/site?locale=en')).json()) as Site;
    expect(site.overrides['problem.not-found']).toBe('Nothing here.');
    const message = async (locale: string) =>
      ((await (await shop.http(`/api/nope?locale=${locale}`)).json()) as { error: { message: string } }).error.message;
    expect(await until(async () => (await message('de')) === 'Nichts da.' && (await message('en')) === 'Nothing here.', 2_000)).toBe(true);
    expect(((await (await shop.http(`/api/changes/content?since=${seq}&wait=2`)).json()) as { seq: number }).seq).toBeGreaterThan(seq);
  });

  test('emptied gives back the program’s own', async () => {
    await replace('problem.not-found', { de: '', en: null });
    const site = (await (await shop.http('/api/site')).json()) as Site;
    expect(site.overrides['problem.not-found']).toBeUndefined();
  });

  test.each([
    ['without a placeholder', 'problem.quote.already-submitted', { de: 'Liegt schon vor.' }, /Deutsch: .*\{\{number\}\} fehlt/],
    ['with an unknown placeholder', 'problem.not-found', { en: 'Nothing, {{name}}' }, /Englisch: .*\{\{name\}\}/],
    ['far too long', 'problem.not-found', { de: 'x'.repeat(2_001) }, /Höchstens/],
  ])('%s is refused with the placeholder named', async (_name, key, data, message) => {
    await expect(replace(key, data)).rejects.toThrow(message);
    expect(await rowOf(key)).not.toMatchObject(data);
  });

  test.each([
    ['a control character', 'problem.not-found', { de: 'a\0b' }, /Steuerzeichen/],
    ['a number', 'problem.not-found', { de: 5 }, /Text/],
    ['an object', 'problem.not-found', { en: {} }, /Text/],
    ['a list', 'problem.quote.already-submitted', { de: ['{{number}}'] }, /Text/],
    ['words of the law', 'quote.event.accept', { en: 'Order' }, /§ 312j/],
    ['words of the law by something else', 'footer.cancellation', { de: 0 }, /§ 312k/],
  ])('with %s is refused', async (_name, key, data, message) => {
    const before = await rowOf(key);
    await expect(replace(key, data)).rejects.toMatchObject({ name: 'ValidationError', message: expect.stringMatching(message) });
    expect(await rowOf(key)).toEqual(before);
  });

  test('is none when it is blank', async () => {
    await replace('problem.not-found', { de: ' \n ', en: 'Two\nlines' });
    expect(await rowOf('problem.not-found')).toMatchObject({ de: null, en: 'Two\nlines' });
  });

  test.each(Object.entries(fixedTexts))('%s is fixed by %s, and shown as such', async (key, law) => {
    await expect(replace(key, { de: 'Weiter' })).rejects.toThrow(law);
    expect((await rowOf(key)).place).toContain(`fester Wortlaut nach ${law}`);
    await rows().update({ where: { key }, data: { de: 'Weiter' } });
    const site = (await (await shop.http('/api/site')).json()) as Site;
    expect(site.overrides[key]).toBeUndefined();
  });

  test('is all that translators may change', async () => {
    await replace('problem.not-found', { key: 'hijacked', germanText: 'gefälscht', de: 'Neu' });
    expect(await rowOf('problem.not-found')).toMatchObject({ germanText: de['problem.not-found'], de: 'Neu' });
    await expect(documents().create({ data: { key: 'mine' } })).rejects.toThrow(/Programm/);
    await expect(documents().delete({ documentId: (await rowOf('problem.not-found')).documentId })).rejects.toThrow(/Programm/);
  });
});
