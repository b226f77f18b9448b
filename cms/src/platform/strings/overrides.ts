import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import deDocuments from '../../contract/strings/de/documents.json';
import { waitForContent } from '../events/changes';
import { errors } from '@strapi/utils';

type OverrideRow = { key: string } & Record<Locale, string | null>;

const WAIT_MS = 30_000;

let current: Record<Locale, Record<string, string>> = { de: {}, en: {} };

/** Reads the interface texts that translators replaced, by key; without replacements of texts whose wording was fixed since. */
export async function readOverrides(strapi: Core.Strapi): Promise<Record<Locale, Record<string, string>>> {
  const rows: OverrideRow[] = await strapi.db
    .query('api::translation.translation')
    .findMany({ where: { obsolete: false, $or: [{ de: { $ne: '' } }, { en: { $ne: '' } }] }, select: ['key', 'de', 'en'] });
  const of = (locale: Locale) =>
    Object.fromEntries(rows.flatMap(({ key, [locale]: text }) => (text && !(key in fixedTexts) ? [[key, text]] : [])));
  return { de: of('de'), en: of('en') };
}

/** Returns the replacement of a text, for mails and messages of this process. */
export const overrideOf = (locale: Locale, key: string): string | undefined => current[locale][key];

/** Keeps this process's replacements up to date with the content log. @returns stops following */
export async function followOverrides(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const stop = new AbortController();
  current = await readOverrides(strapi);
  const following = follow(strapi, stop.signal);
  return async () => {
    stop.abort();
    await following;
  };
}

async function follow(strapi: Core.Strapi, signal: AbortSignal): Promise<void> {
  for (let since = 0; !signal.aborted;) {
    try {
      since = await waitForContent(strapi, { since, waitMs: WAIT_MS, signal });
      if (!signal.aborted) current = await readOverrides(strapi);
    } catch (error) {
      // The database was away for a moment; the replacements read before stay in use.
      strapi.log.error('Replaced texts could not be read', error);
      await new Promise((resolve) => setTimeout(resolve, 1_000).unref());
    }
  }
}

/** Interface texts whose wording the law prescribes, by key, with the law. Nobody replaces them. */
export const fixedTexts: Readonly<Record<string, string>> = {
  'quote.event.accept': '§ 312j Abs. 3 BGB',
  'footer.cancellation': '§ 312k Abs. 2 BGB',
  'declaration.cancellation.confirm': '§ 312k Abs. 2 BGB',
  'footer.withdrawal': '§ 356a Abs. 1 BGB',
  'declaration.withdrawal.confirm': '§ 356a Abs. 3 BGB',
  ...byLaw('document.withdrawal.', 'Anlage 1 zu Art. 246a § 1 Abs. 2 EGBGB'),
  'document.withdrawal.lapse': 'Art. 246a § 1 Abs. 3 EGBGB',
  ...byLaw('document.withdrawal-form.', 'Anlage 2 zu Art. 246a § 1 Abs. 2 EGBGB'),
};

/** Returns every text whose key begins so as one that a law prescribes. */
function byLaw(prefix: string, law: string): Record<string, string> {
  return Object.fromEntries(Object.keys(deDocuments).flatMap((key) => (key.startsWith(prefix) ? [[key, law]] : [])));
}

type Row = { key: string; germanText: string; englishText: string };
type Changes = { de?: string | null; en?: string | null };

const MAX_LENGTH = 2_000;
/** Matches control characters but the line break, and non-characters. */
const UNWRITABLE = /(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]/u;
const languages = [
  ['de', 'germanText', 'Deutsch'],
  ['en', 'englishText', 'Englisch'],
] as const;

/**
 * Lets translators replace texts and nothing else. Refuses a replacement that would lose or invent a placeholder, and one
 * of a wording that the law prescribes.
 */
export function checkOverrides(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== 'api::translation.translation' || !['create', 'update', 'delete', 'clone'].includes(action)) return next();
    if (action !== 'update') throw new errors.ForbiddenError('Oberflächentexte legt das Programm selbst an und entfernt sie.');
    const { documentId, data } = context.params as { documentId: string; data: Record<string, unknown> };
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } });
    context.params = { ...context.params, data: row ? replacements(row, data) : {} } as typeof context.params;
    return next();
  });
}

/** Returns the changes to store: a blank text gives back the program's own. @throws ValidationError */
function replacements(row: Row, data: Record<string, unknown>): Changes {
  const changes: Changes = {};
  for (const [locale, original, name] of languages) {
    const text = data[locale] ?? '';
    if (!(locale in data)) continue;
    const isBlank = typeof text === 'string' && text.trim() === '';
    const problem = isBlank ? null : textProblem(text, row.key, row[original]);
    if (problem) throw new errors.ValidationError(`${name}: ${problem}`);
    changes[locale] = isBlank ? null : (text as string);
  }
  return changes;
}

function textProblem(text: unknown, key: string, original: string): string | null {
  const law = fixedTexts[key];
  if (law) return `Diesen Wortlaut schreibt das Gesetz vor (${law}), er lässt sich nicht ersetzen.`;
  if (typeof text !== 'string') return 'Erwartet wird ein Text.';
  if (text.length > MAX_LENGTH) return `Höchstens ${MAX_LENGTH} Zeichen.`;
  if (UNWRITABLE.test(text)) return 'Der Text enthält unsichtbare Steuerzeichen. Bitte tippen Sie ihn neu, statt ihn einzufügen.';
  return placeholderProblem(original, text);
}

/** Lists the names in `{{…}}` of a text, each once, in alphabetical order. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

/** Returns, for the translator, why `text` cannot replace `original`; null when it can. */
export function placeholderProblem(original: string, text: string): string | null {
  const [requested, given] = [placeholdersOf(original), placeholdersOf(text)];
  const missing = requested.find((name) => !given.includes(name));
  if (missing) return `Der Platzhalter {{${missing}}} fehlt.`;
  const unknown = given.find((name) => !requested.includes(name));
  if (unknown) return `Den Platzhalter {{${unknown}}} gibt es in diesem Text nicht.`;
  return /\{\{|\}\}/.test(text.replace(/\{\{\w+\}\}/g, ''))
    ? 'Ein Platzhalter ist nicht richtig geschrieben: zwei Klammern, ein Name, zwei Klammern.'
    : null;
}
