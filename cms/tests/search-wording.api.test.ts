import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchDocument, SearchDocuments } from '../src/contract/content/directory';
import { listedPages } from '../src/contract/content/page-kinds';
import type { Locale } from '../src/contract/constants';
import { createSearch, type Search } from '../src/contract/search/create-search';
import { translate } from '../src/platform/strings/translate';
import { panelEditor, type CallPanel } from './panel-editor';
import questions from './search-questions.json';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

const read = async (locale: Locale) => (await (await shop.http(`/api/search-documents?locale=${locale}`)).json()) as SearchDocuments;

/** The pages that the program makes itself, which the web server adds to the index. */
const ownPages = (locale: Locale): SearchDocument[] =>
  listedPages().map(({ path, texts: { title, about } }) => ({
    kind: 'page',
    title: translate(locale, title),
    text: translate(locale, about),
    path,
    keywords: [],
  }));

const searches = {} as Record<Locale, Search>;
beforeAll(async () => {
  for (const locale of ['de', 'en'] as const) {
    const { documents, wording } = await read(locale);
    searches[locale] = createSearch([...documents, ...ownPages(locale)], wording);
  }
});
const pathsOf = (locale: string, question: string) => searches[locale as Locale](question, 3).map(({ path }) => path.replace(/#.*/, '#'));

describe('the search over the content that comes with the shop', () => {
  test.each(questions)('answers "$question" ($locale)', ({ locale, question, hits }) => {
    expect(pathsOf(locale, question)).toEqual(hits);
  });

  test.each(['qqqqqq', 'asdfgh', 'qwertz', 'blablabla', 'foobar', 'lorem ipsum', 'Quastenflosser', '12345', '§$%'])(
    'answers "%s" with nothing',
    (nonsense) => expect([pathsOf('de', nonsense), pathsOf('en', nonsense)]).toEqual([[], []]),
  );

  test('finds from two letters', () => expect(pathsOf('de', 'BI')).toContain('/3d-modelle/bim-modell-lod-300'));

  test.each(['de', 'en'] as const)('is taught no page that does not exist (%s)', async (locale) => {
    const { documents, wording } = await read(locale);
    const known = new Set([...documents, ...ownPages(locale)].map(({ path }) => path));
    const named = wording.answers.split(/[,\n>]/).map((part) => part.trim());
    expect(named.filter((part) => part.startsWith('/') && !known.has(part))).toEqual([]);
  });
});

describe('editors', () => {
  let marketing: CallPanel;
  beforeAll(async () => {
    marketing = await panelEditor(shop, 'marketing');
  });
  const site = 'single-types/api::site.site';
  const write = (data: object, locale = 'de') => marketing('PUT', `/content-manager/${site}?locale=${locale}`, data);

  test('teach the search in each language, and visitors have it once it is published', async () => {
    const taught = { searchSynonyms: 'Plan, Zeichnung', searchAnswers: 'Scheune > /as-built' };
    const before = await read('de');
    expect((await write(taught)).status).toBe(200);
    expect((await read('de')).wording).toEqual(before.wording);
    const published = await marketing('POST', `/content-manager/${site}/actions/publish?locale=de`, taught);
    expect(published.status).toBe(200);
    const { documents, wording } = await read('de');
    expect(wording).toEqual({ synonyms: taught.searchSynonyms, answers: taught.searchAnswers });
    expect(createSearch(documents, wording)('Scheune', 1)[0]?.path).toBe('/as-built');
    expect((await read('en')).wording.answers).toContain('blueprint');
  });

  test.each([
    ['a word alone', { searchSynonyms: 'Plan, Zeichnung\nHaus' }, /gleichbedeutende Wörter, Zeile 2: „Haus“ steht allein/],
    ['a line without a page', { searchAnswers: 'Haus' }, /beste Seiten, Zeile 1: „Haus“ hat nicht die Form/],
    ['a foreign address', { searchAnswers: 'Haus > https://example.com' }, /„https:\/\/example\.com“ ist keine Adresse dieser Website/],
    ['far too much', { searchSynonyms: 'Plan, Haus\n'.repeat(2_000) }, /länger als/],
  ])('are told what is wrong with %s', async (_what, data, message) => {
    const { status, body } = await write(data);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(message)]);
  });
});

test('a shop of an earlier edition is taught what a new one knows, behind what translators wrote', async () => {
  const sites = () => shop.strapi.db.connection('sites');
  await sites().update({ search_synonyms: null, search_answers: null });
  await sites().where({ locale: 'en' }).update({ search_answers: 'barn > /as-built' });
  await shop.strapi.db.connection('translations').insert({ key: 'search.synonyms', de: 'Scheune, Stadel', document_id: 'written' });
  const { searchWording } = compiled<{ searchWording(strapi: unknown, trx: unknown): Promise<void> }>('migrations/014-search-wording');
  await shop.strapi.db.transaction(async ({ trx }) => searchWording(shop.strapi, trx));
  const [german, english] = [await read('de'), await read('en')];
  expect(german.wording.synonyms).toMatch(/^Scheune, Stadel\nAGB, /);
  expect(german.wording.answers).toContain('Papierplan');
  expect(english.wording.synonyms).toMatch(/^T&C, /);
  expect(english.wording.answers).toBe('barn > /as-built');
  expect(await shop.strapi.db.connection('translations').where({ key: 'search.synonyms' })).toEqual([]);
});
