import type { Core, UID } from '@strapi/strapi';

/** Documents a run, over all types (spec §9). */
const BATCH = 50;

/** Content types whose rows have a search text, and how an older row gets its own. */
type SearchTexts = Partial<Record<UID.ContentType, (row: never) => string>>;

let registered: SearchTexts | null = null;

/** Says once, at the start, what the rows of each searched type are searched by. */
export const registerSearchTexts = (texts: SearchTexts): void => void (registered = texts);

/** @throws Error before `registerSearchTexts` was called */
export function searchedTypes(): UID.ContentType[] {
  if (!registered) throw new Error('no search texts are registered');
  return Object.keys(registered) as UID.ContentType[];
}

/** Gives documents from before there was a search text theirs, oldest first. Harmless when several processes do it. */
export async function fillSearchText(strapi: Core.Strapi): Promise<void> {
  let left = BATCH;
  for (const uid of searchedTypes()) {
    if (left === 0) return;
    left -= await fillType(strapi, { uid, textOf: registered?.[uid] as (row: unknown) => string, limit: left });
  }
}

type Fill = { uid: UID.ContentType; textOf: (row: unknown) => string; limit: number };

/** @returns how many documents were without */
async function fillType(strapi: Core.Strapi, { uid, textOf, limit }: Fill): Promise<number> {
  const rows: { id: number }[] = await strapi.db
    .query(uid)
    .findMany({ where: { searchText: { $null: true } }, orderBy: { id: 'asc' }, limit });
  for (const row of rows)
    await strapi.db
      .connection(strapi.db.metadata.get(uid).tableName)
      .where({ id: row.id })
      .whereNull('search_text')
      .update({ search_text: textOf(row) });
  return rows.length;
}
