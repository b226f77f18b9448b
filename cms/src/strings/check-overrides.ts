import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { placeholderProblem } from './placeholders';

type Row = { key: string; germanText: string; englishText: string };
type Changes = { de?: string | null; en?: string | null };

const MAX_LENGTH = 2_000;
const languages = [
  ['de', 'germanText', 'Deutsch'],
  ['en', 'englishText', 'Englisch'],
] as const;

/** Lets translators replace texts and nothing else; a replacement that would lose or invent a placeholder is refused. */
export function checkOverrides(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== 'api::translation.translation' || !['create', 'update', 'delete', 'clone'].includes(action)) return next();
    if (action !== 'update') throw new errors.ForbiddenError('Oberflächentexte legt das Programm selbst an und entfernt sie.');
    const { documentId, data } = context.params as { documentId: string; data: Changes };
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } });
    if (row) refuse(row, data);
    context.params = {
      ...context.params,
      data: { ...('de' in data && { de: data.de }), ...('en' in data && { en: data.en }) },
    } as typeof context.params;
    return next();
  });
}

function refuse(row: Row, changes: Changes): void {
  for (const [locale, original, name] of languages) {
    const text = changes[locale];
    if (!text) continue;
    const problem = text.length > MAX_LENGTH ? `Höchstens ${MAX_LENGTH} Zeichen.` : placeholderProblem(row[original], text);
    if (problem) throw new errors.ValidationError(`${name}: ${problem}`);
  }
}
