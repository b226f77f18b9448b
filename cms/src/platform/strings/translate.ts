import type { Locale } from '../../contract/constants';
import deAssignments from '../../contract/strings/de/assignments.json';
import deDocuments from '../../contract/strings/de/documents.json';
import deInvoices from '../../contract/strings/de/invoices.json';
import deLists from '../../contract/strings/de/lists.json';
import deMail from '../../contract/strings/de/mail.json';
import deOffers from '../../contract/strings/de/offers.json';
import deOrders from '../../contract/strings/de/orders.json';
import dePeople from '../../contract/strings/de/people.json';
import deProblem from '../../contract/strings/de/problem.json';
import deQuotes from '../../contract/strings/de/quotes.json';
import deWorkProblem from '../../contract/strings/de/work-problem.json';
import enAssignments from '../../contract/strings/en/assignments.json';
import enDocuments from '../../contract/strings/en/documents.json';
import enInvoices from '../../contract/strings/en/invoices.json';
import enLists from '../../contract/strings/en/lists.json';
import enMail from '../../contract/strings/en/mail.json';
import enOffers from '../../contract/strings/en/offers.json';
import enOrders from '../../contract/strings/en/orders.json';
import enPeople from '../../contract/strings/en/people.json';
import enProblem from '../../contract/strings/en/problem.json';
import enQuotes from '../../contract/strings/en/quotes.json';
import enWorkProblem from '../../contract/strings/en/work-problem.json';
import { overrideOf } from './overrides';

const texts: Record<Locale, Record<string, string>> = {
  de: {
    ...deProblem,
    ...deWorkProblem,
    ...deMail,
    ...deDocuments,
    ...deLists,
    ...deQuotes,
    ...deOffers,
    ...deOrders,
    ...deAssignments,
    ...deInvoices,
    ...dePeople,
  },
  en: {
    ...enProblem,
    ...enWorkProblem,
    ...enMail,
    ...enDocuments,
    ...enLists,
    ...enQuotes,
    ...enOffers,
    ...enOrders,
    ...enAssignments,
    ...enInvoices,
    ...enPeople,
  },
};

/** Returns the text of `key`, as translators replaced it, with its `{{placeholders}}` filled; the key itself when there is no text. */
export function translate(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const text = overrideOf(locale, key) ?? texts[locale][key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
}

/** Signs that a text which came with the shop was not made the operator's own yet. */
const marks = [
  /Hinweis für den Betreiber|Note for the operator/i,
  /\[(?:Beispiel|Example|Adresse|address)\b[^[\]]*\](?!\()/i,
  /\bMuster(?:mann|frau|straße|strasse|allee|platz|stadt)\b|\bMuster GmbH\b/,
  /\.example\b/,
  /\b(?:DE)?0{6,}\b/,
];

/** Checks whether a text can be shown as final: it holds neither example values nor the review note to the operator. */
export const isFinalText = (text: string): boolean => marks.every((mark) => !mark.test(text));
