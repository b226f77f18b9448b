import { unprintableIn } from '@contract/printable';
import { QuoteContact } from '@contract/quoting/quote';
import { holdsLink } from '@contract/typed-text';
import type { StringKey } from '../../../lib/text/strings';
import type { FieldProblems } from '../../../ui/forms/use-fields';
import { contactFields, contactOf, type ContactDraft, type ContactField } from './contact-draft';

/**
 * Checks the form by the contract's rules.
 * @param today as YYYY-MM-DD; earlier dates cannot be met
 */
export function contactProblems(draft: ContactDraft, today: string): FieldProblems<ContactField> {
  const { error } = QuoteContact.safeParse(contactOf(draft));
  const failing = new Set<PropertyKey>(error?.issues.map((issue) => issue.path[0] ?? ''));
  if (draft.wantedDate !== '' && draft.wantedDate < today) failing.add('wantedDate');
  const problems = contactFields.filter((field) => failing.has(field)).map((field) => [field, problemText(field, draft)]);
  return Object.fromEntries(problems) as FieldProblems<ContactField>;
}

function problemText(field: ContactField, draft: ContactDraft): StringKey {
  if (field === 'email') return emailProblem(draft.email.trim());
  if (field !== 'name' && field !== 'company') return `contact.problem.${field}`;
  if (holdsLink(draft[field])) return 'field.no-link';
  return unprintableIn(draft[field]) ? 'field.unprintable' : `contact.problem.${field}`;
}

function emailProblem(email: string): StringKey {
  if (email === '') return 'contact.problem.email';
  if (!email.includes('@')) return 'contact.problem.email.at';
  return email.endsWith('@') ? 'contact.problem.email.domain' : 'contact.problem.email.format';
}
