import type { Core, UID } from '@strapi/strapi';
import { isTranslated } from './is-translated';
import { translatedFields } from '../content/translated-fields';

type German = { publishedAt: string } & Record<string, unknown>;

/**
 * Notes when the texts of a published German entry changed last, so that a new price or place in a list does not ask
 * translators for anything. Entries without a note have the texts of their first publication.
 */
export function dateGermanTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { documentId?: string };
    if (context.action !== 'publish' || !documentId || !isTranslated(strapi, context.uid)) return next();
    let result: Awaited<ReturnType<typeof next>> = null;
    await strapi.db.transaction(async ({ trx }) => {
      // The languages that are published together are equally new.
      const startedAt = new Date();
      const before = await findGerman(strapi, context.uid, documentId);
      result = await next();
      const after = await findGerman(strapi, context.uid, documentId);
      if (!after) return;
      const changed = !before || textsOf(strapi, context.uid, before) !== textsOf(strapi, context.uid, after);
      const note = trx('german_texts').insert({
        document_id: documentId,
        entry_id: documentId,
        changed_at: changed ? startedAt : new Date(before.publishedAt),
      });
      await (changed ? note.onConflict('entry_id').merge() : note.onConflict('entry_id').ignore());
    });
    return result;
  });
}

async function findGerman(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<German | null> {
  const { attributes } = strapi.contentType(uid);
  const withParts = translatedFields(strapi, uid).filter((name) => ['component', 'media'].includes(attributes[name]?.type ?? ''));
  const populate = Object.fromEntries(withParts.map((name) => [name, { populate: '*' }]));
  const query = { documentId, locale: 'de', status: 'published', populate };
  return (await strapi.documents(uid).findOne(query as { documentId: string })) as German | null;
}

/** The translated fields as text that can be compared; parts get new ids with each publication. */
const textsOf = (strapi: Core.Strapi, uid: UID.ContentType, entry: German): string =>
  JSON.stringify(
    translatedFields(strapi, uid).map((name) => entry[name] ?? null),
    (key, value: unknown) => (key === 'id' ? undefined : value),
  );
