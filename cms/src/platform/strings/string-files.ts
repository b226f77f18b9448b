import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../contract/constants';

/** An interface text as the program brings it. */
export type StringEntry = { key: string; area: string } & Record<Locale, string>;

const folder = join(__dirname, '..', '..', 'contract', 'strings');

const read = (locale: Locale, file: string) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>;

/** All interface texts of the contract; a new area is found by its file. */
export function readStringFiles(): StringEntry[] {
  return readdirSync(join(folder, locales[0])).flatMap((file) => {
    const [german, english] = [read('de', file), read('en', file)];
    return Object.entries(german).map(([key, de]) => ({ key, area: file.replace('.json', ''), de, en: english[key] ?? '' }));
  });
}
