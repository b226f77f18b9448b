/** A guard for values from browser storage, where anybody may have written anything. */
export type Guard<T> = (value: unknown) => value is T;

/** A text of at most `most` characters. */
export const isTextUpTo =
  (most: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most;

export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';

/** A finite number in a range, both ends included. */
export const isNumberIn =
  (least: number, most: number): Guard<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= least && value <= most;

export const isWholeIn =
  (least: number, most: number): Guard<number> =>
  (value): value is number =>
    Number.isInteger(value) && isNumberIn(least, most)(value);

export const isOneOf =
  <T extends string>(names: readonly T[]): Guard<T> =>
  (value): value is T =>
    names.some((name) => name === value);

export const isListOf =
  <T>(isItem: Guard<T>, most: number): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(isItem);

/** An object whose named fields all hold what they should. */
export const isShape =
  <T extends object>(fields: { [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, isValid]) => isValid((value as Record<string, unknown>)[name]));

export const isEither =
  <A, B>(isA: Guard<A>, isB: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    isA(value) || isB(value);

type Fields = Record<string, unknown>;

export const isFields: Guard<Fields> = (value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Guard<string> = (value): value is string => typeof value === 'string';
export const isName: Guard<string> = (value): value is string => isText(value) && value.length > 0;
export const isFinite: Guard<number> = (value): value is number => Number.isFinite(value);
