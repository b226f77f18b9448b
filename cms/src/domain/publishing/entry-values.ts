import type { Core, UID } from '@strapi/strapi';

/** Attributes of an entry that belong to one stored row, not to what it says. */
const OWN = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'createdBy', 'updatedBy', 'localizations']);

type Attribute = {
  type: string;
  component?: string;
  components?: readonly string[];
  target?: string;
  mappedBy?: string;
  multiple?: boolean;
  relation?: string;
};
type Model = { attributes: Record<string, Attribute> };
type Row = Record<string, unknown>;

/** The values of an entry by field: components without their ids, relations as references, media as files. */
export type EntryValues = Record<string, unknown>;
export type Reference = { documentId: string; label: string };
export type FileReference = { id: number; name: string };

const modelOf = (strapi: Core.Strapi, uid: string): Model => strapi.getModel(uid as UID.Schema) as unknown as Model;

/** Lists the fields of a model that editors fill in; the far side of a relation is filled in over there. */
const editedFields = (model: Model): [string, Attribute][] =>
  Object.entries(model.attributes).filter(
    ([name, { type, target, mappedBy }]) => !OWN.has(name) && (type !== 'relation' || (!mappedBy && target?.startsWith('api::'))),
  );

/** Returns the query that reads all fields of a model, however deep its components are. */
export function populateAll(strapi: Core.Strapi, uid: string): object {
  const parts = editedFields(modelOf(strapi, uid)).flatMap(([name, { type, component, components = [] }]): [string, unknown][] => {
    if (type === 'component') return [[name, { populate: populateAll(strapi, component ?? '') }]];
    if (type === 'media' || type === 'relation') return [[name, true]];
    if (type !== 'dynamiczone') return [];
    return [[name, { on: Object.fromEntries(components.map((one) => [one, { populate: populateAll(strapi, one) }])) }]];
  });
  return Object.fromEntries(parts);
}

/** Names that a referenced entry may be known by, in the order in which they are looked for. */
const titles = ['name', 'title', 'question', 'term', 'slug', 'brand', 'key', 'from'];

/** Returns what an entry is called; empty for one without a name. */
export const titleOf = (row: Row): string => String(titles.map((name) => row[name]).find((value) => typeof value === 'string') ?? '');

const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value : value ? [value] : []) as Row[];

/** Returns the values of a row that was read with all its fields. */
export function valuesOf(strapi: Core.Strapi, uid: string, row: Row): EntryValues {
  return Object.fromEntries(
    editedFields(modelOf(strapi, uid)).map(([name, { type, component }]) => [name, valueOf(strapi, row[name], { type, component })]),
  );
}

function valueOf(
  strapi: Core.Strapi,
  value: unknown,
  { type, component }: Pick<Attribute, 'type'> & { component: string | undefined },
): unknown {
  if (type === 'relation') return listOf(value).map((one): Reference => ({ documentId: String(one.documentId), label: titleOf(one) }));
  if (type === 'media') return listOf(value).map(({ id, name }): FileReference => ({ id: Number(id), name: String(name) }));
  if (type === 'dynamiczone')
    return listOf(value).map((one) => ({ __component: one.__component, ...valuesOf(strapi, String(one.__component), one) }));
  if (type !== 'component') return value ?? null;
  const parts = listOf(value).map((one) => valuesOf(strapi, component ?? '', one));
  return Array.isArray(value) ? parts : (parts[0] ?? null);
}

type Existing = { entries: ReadonlySet<string>; files: ReadonlySet<number> };

/** Turns stored values into data for the document service. References to what is gone are left out. */
export function dataOf(strapi: Core.Strapi, uid: string, values: EntryValues, existing: Existing): EntryValues {
  const known = editedFields(modelOf(strapi, uid)).filter(([name]) => name in values);
  return Object.fromEntries(known.map(([name, attribute]) => [name, dataAt(strapi, values[name], attribute, existing)]));
}

function dataAt(strapi: Core.Strapi, value: unknown, { type, component, relation, multiple }: Attribute, existing: Existing): unknown {
  if (type === 'relation') {
    const set = listOf(value).filter(({ documentId }) => existing.entries.has(String(documentId)));
    const ids = set.map(({ documentId }) => ({ documentId }));
    return { set: relation?.endsWith('ToMany') ? ids : ids.slice(0, 1) };
  }
  if (type === 'media') {
    const ids = listOf(value).flatMap(({ id }) => (existing.files.has(Number(id)) ? [Number(id)] : []));
    return multiple ? ids : (ids[0] ?? null);
  }
  if (type === 'dynamiczone')
    return listOf(value).map((one) => ({ __component: one.__component, ...dataOf(strapi, String(one.__component), one, existing) }));
  if (type !== 'component') return value;
  if (Array.isArray(value)) return value.map((one: Row) => dataOf(strapi, component ?? '', one, existing));
  return value ? dataOf(strapi, component ?? '', value as Row, existing) : null;
}

/** Lists what stored values refer to, by type of content, and the files in them. */
export function referencesIn(
  strapi: Core.Strapi,
  uid: string,
  values: EntryValues,
): { entries: [string, Reference][]; files: FileReference[] } {
  const found = { entries: [] as [string, Reference][], files: [] as FileReference[] };
  for (const [name, { type, target, component }] of editedFields(modelOf(strapi, uid))) {
    const list = listOf(values[name]);
    if (type === 'relation') found.entries.push(...list.map((one): [string, Reference] => [target ?? '', one as Reference]));
    if (type === 'media') found.files.push(...(list as FileReference[]));
    if (type !== 'component' && type !== 'dynamiczone') continue;
    for (const one of list) {
      const inner = referencesIn(strapi, component ?? String(one.__component), one);
      found.entries.push(...inner.entries);
      found.files.push(...inner.files);
    }
  }
  return found;
}
