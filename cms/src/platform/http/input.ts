import * as z from 'zod/mini';
import { Problem } from '../../contract/problem';
import { hasControls } from '../../contract/typed-text';
import { type Locale, locales } from '../../contract/constants';

/**
 * A request's part in the shape of `schema`.
 * @throws Problem input.invalid with a text key for each wrong field.
 */
export function input<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const forbidden = pathsOfControls(value);
  if (forbidden.length > 0) throw refusal(forbidden.map((path) => [path, 'field.invalid-format']));
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw refusal(result.error.issues.map((issue) => [issue.path.join('.'), keyOf(issue)]));
}

/** A rule of our own names its text; zod's say what kind of rule was broken. */
const keyOf = ({ code, message }: z.core.$ZodIssue): string =>
  message.startsWith('field.') ? message : `field.${code.replaceAll('_', '-')}`;

const refusal = (fields: [path: string, key: string][]): Problem => new Problem('input.invalid', {}, Object.fromEntries(fields));

/** Deeper than anything the shop's own pages send. */
const MAX_DEPTH = 16;

/**
 * Lists the paths of texts with characters that no document may hold: XML and PostgreSQL (NUL) would refuse them at last,
 * when nobody can correct them any more. Values nested deeper than `MAX_DEPTH` are listed with them, before they can
 * exhaust the stack.
 */
function pathsOfControls(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return hasControls(value) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length === MAX_DEPTH) return [path.join('.')];
  return Object.entries(value).flatMap(([name, inside]) => pathsOfControls(inside, [...path, name]));
}

const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** The language asked for by `?locale=`, German without one. @throws Problem input.invalid for an unknown one. */
export function localeOf(query: Record<string, unknown>): Locale {
  if (query.locale === undefined) return 'de';
  if (!isLocale(query.locale)) throw new Problem('input.invalid', {}, { locale: 'field.invalid-value' });
  return query.locale;
}

/** The language for messages: `?locale=`, else the browser's, else German. */
export function messageLocale(query: Record<string, unknown>, acceptLanguage = ''): Locale {
  if (isLocale(query.locale)) return query.locale;
  return /^en\b/i.test(acceptLanguage) ? 'en' : 'de';
}

/** The transition that a path names, if it is one of those. @throws Problem not-found */
export function transitionName<E extends string>(value: unknown, transitions: readonly E[]): E {
  const transition = transitions.find((name) => name === value);
  if (!transition) throw new Problem('not-found');
  return transition;
}
