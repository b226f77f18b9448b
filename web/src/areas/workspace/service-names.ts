import type { Locale } from '@contract/constants';

/** `Grundrisse, Schnitte und Ansichten und Raumbuch`: the services of a request in one line. */
export const serviceNames = (names: readonly string[], locale: Locale): string => new Intl.ListFormat(locale).format(names);
