import type { Locale } from '@contract/constants';
import deCatalogue from '@contract/strings/de/catalogue.json' with { type: 'json' };
import deConfigurator from '@contract/strings/de/configurator.json' with { type: 'json' };
import deProblem from '@contract/strings/de/problem.json' with { type: 'json' };
import deQuotes from '@contract/strings/de/quotes.json' with { type: 'json' };
import deShell from '@contract/strings/de/shell.json' with { type: 'json' };
import enCatalogue from '@contract/strings/en/catalogue.json' with { type: 'json' };
import enConfigurator from '@contract/strings/en/configurator.json' with { type: 'json' };
import enProblem from '@contract/strings/en/problem.json' with { type: 'json' };
import enQuotes from '@contract/strings/en/quotes.json' with { type: 'json' };
import enShell from '@contract/strings/en/shell.json' with { type: 'json' };

const german = { ...deCatalogue, ...deConfigurator, ...deProblem, ...deQuotes, ...deShell };
const texts: Record<Locale, Record<TextKey, string>> = {
  de: german,
  en: { ...enCatalogue, ...enConfigurator, ...enProblem, ...enQuotes, ...enShell },
};

export type TextKey = keyof typeof german;
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** The interface's own words, so that tests find things by what people read. */
export const textIn =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    texts[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

export const t = textIn('de');

export const textKeys = Object.keys(german) as TextKey[];
