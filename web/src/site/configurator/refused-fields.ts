import type { Problem } from '@contract/problem';
import { contactFields } from './contact-draft';
import type { ContactProblems } from './contact-problems';

/** The server's refusals that belong to fields of the contact form. */
export function refusedContactFields({ fields }: Problem): ContactProblems {
  const refused = contactFields.filter((field) => field in fields || `contact.${field}` in fields);
  return Object.fromEntries(
    refused.map((field) => [field, field === 'email' ? 'contact.problem.email.format' : `contact.problem.${field}`]),
  ) as ContactProblems;
}

/** Whether the refusal is about the services and is settled in the first step. */
export const isAboutItems = ({ code, fields }: Problem): boolean =>
  (code.startsWith('quote.') && code !== 'quote.price-changed' && code !== 'quote.already-submitted') ||
  Object.keys(fields).some((field) => field.startsWith('items'));
