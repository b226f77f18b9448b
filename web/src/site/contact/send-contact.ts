import { ContactRequest, type SentContact } from '@contract/people/contact';
import { fileHeaders } from '@contract/files/file';
import { post } from '../../lib/http/http';
import { withAppCheck } from '../../uploads/app-check';
import { holdsLink } from '@contract/typed-text';
import type { StringKey } from '../../lib/text/strings';
import { emailProblem } from '../../ui/forms/email-problem';
import type { FieldProblems } from '../../ui/forms/use-fields';
import { contactFields, type ContactDraft, type ContactField } from './contact-draft';

/** Sends a message; again under the same key it is still one. @throws Problem */
export const sendContact = (request: ContactRequest): Promise<SentContact> =>
  withAppCheck(request.key, (token) =>
    post<SentContact>('/api/contact', request, { headers: { [fileHeaders.cart]: request.key, [fileHeaders.appCheck]: token } }),
  );

const { shape } = ContactRequest;

/** Returns what is wrong with each field by the contract's rules, in the order of the form. */
export function contactProblems(draft: ContactDraft): FieldProblems<ContactField> {
  const failing = contactFields.filter((field) => !shape[field].safeParse(draft[field]).success);
  return Object.fromEntries(failing.map((field) => [field, problemText(field, draft)]));
}

function problemText(field: ContactField, draft: ContactDraft): StringKey | undefined {
  if (field === 'email') return emailProblem(draft.email);
  if ((field === 'name' || field === 'company') && holdsLink(draft[field])) return 'field.no-link';
  if (field === 'message' && draft.message.trim() !== '') return 'contact-form.problem.message.long';
  return `contact-form.problem.${field}`;
}
