import type { Locale } from '@contract/constants';
import type admin from '@contract/strings/de/admin.json';
import type assignments from '@contract/strings/de/assignments.json';
import type auth from '@contract/strings/de/auth.json';
import type catalogue from '@contract/strings/de/catalogue.json';
import type configurator from '@contract/strings/de/configurator.json';
import type consent from '@contract/strings/de/consent.json';
import type contact from '@contract/strings/de/contact.json';
import type contractor from '@contract/strings/de/contractor.json';
import type declarations from '@contract/strings/de/declarations.json';
import type pages from '@contract/strings/de/pages.json';
import type invoices from '@contract/strings/de/invoices.json';
import type lists from '@contract/strings/de/lists.json';
import type live from '@contract/strings/de/live.json';
import type livingArea from '@contract/strings/de/living-area.json';
import type files from '@contract/strings/de/files.json';
import type mailbox from '@contract/strings/de/mailbox.json';
import type audit from '@contract/strings/de/audit.json';
import type offerEditor from '@contract/strings/de/offer-editor.json';
import type offers from '@contract/strings/de/offers.json';
import type orders from '@contract/strings/de/orders.json';
import type people from '@contract/strings/de/people.json';
import type portal from '@contract/strings/de/portal.json';
import type preview from '@contract/strings/de/preview.json';
import type problem from '@contract/strings/de/problem.json';
import type quotes from '@contract/strings/de/quotes.json';
import type roomBook from '@contract/strings/de/room-book.json';
import type search from '@contract/strings/de/search.json';
import type shell from '@contract/strings/de/shell.json';
import type system from '@contract/strings/de/system.json';
import type workProblem from '@contract/strings/de/work-problem.json';
import type tools from '@contract/strings/de/tools.json';
import { useRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import type { Namespace } from './namespaces';

/** All texts by key. No key stands in two files. */
export type Vocabulary = typeof shell &
  typeof problem &
  typeof workProblem &
  typeof catalogue &
  typeof configurator &
  typeof quotes &
  typeof offers &
  typeof offerEditor &
  typeof orders &
  typeof assignments &
  typeof invoices &
  typeof auth &
  typeof live &
  typeof portal &
  typeof admin &
  typeof people &
  typeof lists &
  typeof files &
  typeof system &
  typeof mailbox &
  typeof audit &
  typeof contractor &
  typeof tools &
  typeof livingArea &
  typeof roomBook &
  typeof consent &
  typeof search &
  typeof pages &
  typeof contact &
  typeof declarations &
  typeof preview;
type TextKey = keyof Vocabulary;
/** A text, or the common beginning of `_one` and `_other`, of which the value `count` chooses one. */
export type StringKey = TextKey | (TextKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never);
export type Texts = Record<string, string>;
export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

/** Reads one string file in one language, with the translators' overrides already applied. */
export type ReadTexts = (locale: Locale, namespace: Namespace) => Promise<Texts>;

/** Fills `{{name}}` placeholders; one without a value becomes nothing. */
export const fill = (text: string, values: Record<string, string | number> = {}): string =>
  text.includes('{{') ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text;

/** Creates the store of one page's texts: what the server put into its HTML and what navigation fetched since. */
export function createStrings(locale: Locale, read: ReadTexts) {
  const loaded: Partial<Record<Namespace, Texts>> = {};
  // No key stands in two files.
  const all: Texts = {};
  const t: Translate = (key, values) => {
    const text = all[key] ?? all[`${key}_${values?.count === 1 ? 'one' : 'other'}`];
    return text === undefined ? key : fill(text, values);
  };
  const add = (texts: Partial<Record<Namespace, Texts>>): void => {
    Object.assign(loaded, texts);
    Object.assign(all, ...Object.values(texts));
  };
  return {
    t,
    /** The texts of all files loaded so far; the record grows. */
    all,
    /** The texts of some of the loaded files. */
    of: (names: readonly Namespace[]) => Object.fromEntries(names.map((name) => [name, loaded[name]])),
    add,
    load: async (names: readonly Namespace[]): Promise<void> => {
      const missing = names.filter((name) => !loaded[name]);
      await Promise.all(missing.map(async (name) => add({ [name]: await read(locale, name) })));
    },
  };
}

export type Strings = ReturnType<typeof createStrings>;

/** Fetches string files that only an action needs. */
export const useLoadStrings = (): Strings['load'] => useRouter().options.context.strings.load;

/** The function that reads texts, where the entry provides another than the small reader of `createStrings`. */
export const TextReader = createContext<Translate | null>(null);

/** Translates keys of the string files that the current routes name in `staticData.strings`. */
export function useT(): Translate {
  const { t } = useRouter().options.context;
  return use(TextReader) ?? t;
}
