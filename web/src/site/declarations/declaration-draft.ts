import type { DeclarationKind, DeclarationRequest } from '@contract/people/declaration';

/** In the order of the form. */
export const declarationFields = ['name', 'email', 'reference', 'manner', 'wantedDate', 'reason'] as const;
export type DeclarationField = (typeof declarationFields)[number];

/** Ordinary, or for an important reason (§ 314 BGB). */
export const manners = ['ordinary', 'extraordinary'] as const;

/** What stands in the form, as text. */
export type DeclarationDraft = Record<DeclarationField, string>;

export const emptyDraft: DeclarationDraft = { name: '', email: '', reference: '', manner: 'ordinary', wantedDate: '', reason: '' };

/** What is declared: a withdrawal has neither manner nor date, and an ordinary cancellation no reason. */
export type Declared = Required<Omit<DeclarationRequest, 'key' | 'locale'>>;

export function declaredBy(kind: DeclarationKind, draft: DeclarationDraft): Declared {
  const { name, email, reference, manner, wantedDate, reason } = draft;
  const extraordinary = kind === 'cancellation' && manner === 'extraordinary';
  return {
    kind,
    name: name.trim(),
    email: email.trim(),
    reference: reference.trim(),
    extraordinary,
    wantedDate: kind === 'cancellation' ? wantedDate : '',
    reason: kind === 'withdrawal' || extraordinary ? reason.trim() : '',
  };
}
