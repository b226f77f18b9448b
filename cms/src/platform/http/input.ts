import * as z from 'zod/mini';
import { Problem } from '../../contract/problem';
import { unprintableIn } from '../../contract/printable';
import { hasControls, UNPRINTABLE_TEXT } from '../../contract/typed-text';
import { type Locale, locales } from '../../contract/constants';

/**
 * Parses a part of a request by `schema`.
 * @throws Problem input.invalid with a text key for each wrong field, input.unprintable if one has a sign that is not printed
 */
export function input<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const forbidden = pathsOfControls(value);
  if (forbidden.length > 0) throw refusal(forbidden.map((path) => [path, 'field.invalid-format']));
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const sign = issues.map((issue) => (issue.message === UNPRINTABLE_TEXT ? signAt(value, issue.path) : undefined)).find(Boolean);
  throw refusal(
    issues.map((issue) => [issue.path.join('.'), keyOf(issue)]),
    sign,
  );
}

/** Reads the sign that documents cannot show from the text at a path. */
function signAt(value: unknown, path: readonly PropertyKey[]): string | undefined {
  const text = path.reduce((inside, name) => (inside as Record<PropertyKey, unknown> | undefined)?.[name], value);
  return typeof text === 'string' ? unprintableIn(text) : undefined;
}

/** Returns the text key of an issue: a rule of our own names its text; zod's rules are named by their kind. */
const keyOf = ({ code, message }: z.core.$ZodIssue): string =>
  message.startsWith('field.') ? message : `field.${code.replaceAll('_', '-')}`;

/** @param sign a sign that documents cannot show, which the message names */
const refusal = (fields: [path: string, key: string][], sign?: string): Problem =>
  sign === undefined
    ? new Problem('input.invalid', {}, Object.fromEntries(fields))
    : new Problem('input.unprintable', { sign }, Object.fromEntries(fields));

/** The deepest nesting of a request, deeper than anything the shop's own pages send. */
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

/** Reads the language of `?locale=`, German without one. @throws Problem input.invalid for an unknown one */
export function localeOf(query: Record<string, unknown>): Locale {
  if (query.locale === undefined) return 'de';
  if (!isLocale(query.locale)) throw new Problem('input.invalid', {}, { locale: 'field.invalid-value' });
  return query.locale;
}

/** Returns the language for messages: `?locale=`, else the browser's, else German. */
export function messageLocale(query: Record<string, unknown>, acceptLanguage = ''): Locale {
  if (isLocale(query.locale)) return query.locale;
  return /^en\b/i.test(acceptLanguage) ? 'en' : 'de';
}

/** Reads the name of a transition in a path. @throws Problem not-found for any that is not in `transitions` */
export function transitionName<E extends string>(value: unknown, transitions: readonly E[]): E {
  const transition = transitions.find((name) => name === value);
  if (!transition) throw new Problem('not-found');
  return transition;
}
