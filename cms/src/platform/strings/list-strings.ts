import type { Core } from '@strapi/strapi';
import { fixedTexts, placeholdersOf } from './overrides';
import { lockKey } from '../events/counter';
import places from './places.json';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../contract/constants';

type TranslationRow = ReturnType<typeof described> & { id: number; de: string | null; en: string | null };

/**
 * Lists every interface text for translators at each start: new ones are added, changed ones renewed, replacements stay.
 * A text that is gone goes too, unless somebody replaced it: then it is kept and marked.
 */
export async function listStrings(strapi: Core.Strapi): Promise<void> {
  const translations = strapi.db.query('api::translation.translation');
  await strapi.db.transaction(async ({ trx }) => {
    // Processes that start together take turns.
    await lockKey(strapi, trx, 'strings');
    const rows: TranslationRow[] = await translations.findMany({});
    const rowByKey = new Map(rows.map((row) => [row.key, row]));
    const entries = readStringFiles();
    for (const entry of entries) {
      const row = rowByKey.get(entry.key);
      const data = described(entry);
      if (!row) await translations.create({ data });
      else if (!isSame(row, data)) await translations.update({ where: { id: row.id }, data });
    }
    const known = new Set(entries.map(({ key }) => key));
    const gone = rows.filter(({ key }) => !known.has(key));
    const kept = gone.filter(({ de, en }) => de || en).map(({ id }) => id);
    await translations.updateMany({ where: { id: { $in: kept } }, data: { obsolete: true } });
    await translations.deleteMany({ where: { id: { $in: gone.map(({ id }) => id).filter((id) => !kept.includes(id)) } } });
  });
}

const described = ({ key, area, de, en }: StringEntry) => ({
  key,
  area,
  place: placeOf(area, key),
  placeholders: placeholdersOf(de)
    .map((name) => `{{${name}}}`)
    .join(' '),
  germanText: de,
  englishText: en,
  obsolete: false,
});

const isSame = (row: TranslationRow, data: ReturnType<typeof described>): boolean =>
  Object.entries(data).every(([name, value]) => row[name as keyof TranslationRow] === value);

/** Describes where a text shows, as far as area and key say, and whether its wording is fixed: `Konfigurator › cart › empty`. */
function placeOf(area: string, key: string): string {
  const inside = key.split('.').slice(0, -1);
  const [first, ...rest] = inside;
  const parts = first === area ? rest : inside;
  const place = [(places as Record<string, string>)[area] ?? area, ...parts].join(' › ');
  return fixedTexts[key] ? `${place} (fester Wortlaut nach ${fixedTexts[key]})` : place;
}

/** An interface text as the program brings it. */
type StringEntry = { key: string; area: string } & Record<Locale, string>;

const folder = join(__dirname, '..', '..', 'contract', 'strings');

const read = (locale: Locale, file: string) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>;

/** Reads all interface texts of the contract; a new area is found by its file. */
function readStringFiles(): StringEntry[] {
  return readdirSync(join(folder, locales[0])).flatMap((file) => {
    const [german, english] = [read('de', file), read('en', file)];
    return Object.entries(german).map(([key, de]) => ({ key, area: file.replace('.json', ''), de, en: english[key] ?? '' }));
  });
}
