import type { StringKey, Translate } from './strings';

type CountKey = Extract<StringKey, `${string}.one`> extends `${infer Base}.one` ? Base : never;

/** A counted thing; German and English both know one and many. */
export function countText(t: Translate, key: CountKey & StringKey, count: number): string {
  return count === 1 ? t(`${key}.one`) : t(key, { count });
}
