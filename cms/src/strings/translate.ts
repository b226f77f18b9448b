import type { Locale } from '../contract/constants';
import deDocuments from '../contract/strings/de/documents.json';
import deMail from '../contract/strings/de/mail.json';
import deProblem from '../contract/strings/de/problem.json';
import enDocuments from '../contract/strings/en/documents.json';
import enMail from '../contract/strings/en/mail.json';
import enProblem from '../contract/strings/en/problem.json';
import { overrideOf } from './overrides';

const texts: Record<Locale, Record<string, string>> = {
  de: { ...deProblem, ...deMail, ...deDocuments },
  en: { ...enProblem, ...enMail, ...enDocuments },
};

/** The text of `key`, as translators replaced it, with its `{{placeholders}}` filled; the key itself when there is no text. */
export function translate(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const text = overrideOf(locale, key) ?? texts[locale][key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
}
