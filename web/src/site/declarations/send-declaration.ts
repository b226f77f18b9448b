import { type DeclarationReceipt, DeclarationRequest } from '@contract/people/declaration';
import { post } from '../../lib/http/http';
import type { StringKey } from '../../lib/text/strings';
import { emailProblem } from '../../ui/forms/email-problem';
import type { FieldProblems } from '../../ui/forms/use-fields';
import type { Declared, DeclarationField } from './declaration-draft';

/** Declares; again under the same key it is still one declaration with one receipt. @throws Problem */
export const sendDeclaration = (request: DeclarationRequest): Promise<DeclarationReceipt> =>
  post<DeclarationReceipt>('/api/declarations', request);

const { shape } = DeclarationRequest;
const checked = ['name', 'email', 'reference', 'wantedDate', 'reason'] as const;

/**
 * Returns what is wrong with each field, in the order of the form. A declaration that is made stands however it is worded, so the server
 * asks neither for an end to come nor for a reason.
 * @param today as YYYY-MM-DD; no contract ends before it is cancelled
 */
export function declarationProblems(declared: Declared, today: string): FieldProblems<DeclarationField> {
  const failing = new Set<(typeof checked)[number]>(checked.filter((field) => !shape[field].safeParse(declared[field]).success));
  if (declared.wantedDate !== '' && declared.wantedDate < today) failing.add('wantedDate');
  // § 312k Abs. 2 Nr. 1 a BGB: an important reason must be named.
  if (declared.extraordinary && declared.reason === '') failing.add('reason');
  const inOrder = checked.filter((field) => failing.has(field));
  return Object.fromEntries(inOrder.map((field): [string, StringKey | undefined] => [field, problemText(field, declared)]));
}

const problemText = (field: (typeof checked)[number], { email }: Declared): StringKey | undefined =>
  field === 'email' ? emailProblem(email) : `declaration.problem.${field}`;
