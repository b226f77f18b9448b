import type { ContactTopic } from '@contract/people/contact';
import { isTopic } from './contact-draft';

/** What a link to the form says in its address; anybody may write anything there. */
export type ContactSearch = { thema?: unknown; tarif?: unknown };

/** What a message is about before it is written. */
export type ContactSubject = { topic?: ContactTopic; plan?: string };

const MAX_PLAN_LENGTH = 60;

export function contactSubject({ thema, tarif }: ContactSearch): ContactSubject {
  if (!isTopic(thema)) return {};
  return typeof tarif === 'string' && tarif.length <= MAX_PLAN_LENGTH ? { topic: thema, plan: tarif } : { topic: thema };
}
