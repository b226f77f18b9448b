import type { EntryValues } from './entry-values';

/** A changed field as people read it; null for a value that there was not or is no longer. */
export type ValueChange = { field: string; from: string | null; to: string | null };

/** The most changes that a version tells, and the longest value: whoever needs more compares the versions themselves. */
const MAX_CHANGES = 200;
const MAX_LENGTH = 2_000;

type Row = Record<string, unknown>;
type Label = (path: readonly string[]) => string;

/** Compares two versions field by field, in the order of the fields. @param labelOf what editors call a field */
export function changesBetween(before: EntryValues | null, after: EntryValues | null, labelOf: Label): ValueChange[] {
  const [old, now] = [flat(before ?? {}), flat(after ?? {})];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths
    .filter((path) => (old.get(path) ?? null) !== (now.get(path) ?? null))
    .slice(0, MAX_CHANGES)
    .map((path) => ({ field: labelOf(path.split('.')), from: cut(old.get(path)), to: cut(now.get(path)) }));
}

const cut = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

/** Lists values by their path; parts of components by their place, so that the second question is `faqs.1.question`. */
function flat(values: EntryValues, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    const path = `${prefix}${name}`;
    if (name === '__component' || value === null || value === undefined || value === '') continue;
    if (isReferences(value)) {
      if (value.length > 0) found.set(path, value.map((one) => String(one.label ?? one.name)).join(', '));
    } else if (Array.isArray(value) && value.every(isPart)) {
      value.forEach((part, index) => flat(part, `${path}.${index}.`).forEach((text, inner) => found.set(inner, text)));
    } else if (isPart(value)) {
      flat(value, `${path}.`).forEach((text, inner) => found.set(inner, text));
    } else {
      found.set(path, textOf(value));
    }
  }
  return found;
}

const isPart = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** References to entries and files carry a name; parts of components do not stand for anything else. */
const isReferences = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((one) => isPart(one) && (isEntry(one) || isFile(one)));
const isEntry = (one: Row): boolean => Object.keys(one).length === 2 && 'documentId' in one && 'label' in one;
const isFile = (one: Row): boolean => Object.keys(one).length === 2 && typeof one.id === 'number' && 'name' in one;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
