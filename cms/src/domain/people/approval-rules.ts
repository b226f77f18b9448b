import type { Core } from '@strapi/strapi';
import type { Approval, ApprovalFact, ApprovalKind } from '../../contract/people/approval';
import type { ApprovalStatus } from '../../contract/states/approval';
import type { TransitionCommand } from '../../contract/states/transition';
import type { EventTopic } from '../../platform/events/append-event';
import type { Actor } from '../../platform/events/transition-document';

/** An approval as stored. */
export type ApprovalRow = {
  id: number;
  documentId: string;
  kind: ApprovalKind;
  status: ApprovalStatus;
  revision: number;
  subjectId: string;
  /** The request that the subject belongs to: what is known of its customer goes with it. */
  quoteId: string;
  /** The number of the subject. */
  label: string;
  /** All of what was asked for; its hash tells whether it is still the same. */
  content: object;
  sha256: string;
  facts: ApprovalFact[];
  note: string;
  /** documentId of the account. */
  askedBy: string;
  askedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  reason: string | null;
  /** Kind and subject while nobody has decided: nobody asks twice for the same thing at once. */
  openKey: string | null;
  key: string;
};

/** What can be asked for now. */
type Askable = {
  quoteId: string;
  /** The number of the subject. */
  label: string;
  /** The revision of the subject. */
  revision: number;
  /** All that is to be done, as JSON. Equal content is the same request. */
  content: object;
  facts: ApprovalFact[];
};

/** What an approval was given for, as the performer gets it. */
type Granted = {
  subjectId: string;
  content: object;
  /** The reason of whoever asked. */
  note: string;
  /** The super admin who approves: in their name it is done. */
  by: Actor;
  /** `revision` is the subject's, read in the same transaction; `key` is the approval's. */
  command: TransitionCommand;
  /** Data for the event of what is done: the approval and whoever asked for it. */
  data: { approvalId: string; askedBy: string };
};

/** The rules of one kind of approval. */
export type ApprovalRules = {
  /** The topic of the subject in the log, which gets the facts `<topic>.approval-asked` and `<topic>.approval-ended`. */
  topic: EventTopic;
  page: Approval['subject']['page'];
  /**
   * Reads what would be asked for now. @throws Problem when the subject does not exist, when a super admin could not do it either, and
   * approval.not-needed when it needs no approval
   * @param typed what was typed for this request, not yet checked
   */
  ask: (strapi: Core.Strapi, subjectId: string, typed: Record<string, unknown>) => Promise<Askable>;
  /** Reads the content and revision of what would be done now for something asked before; null when it can no longer be done. */
  current: (
    strapi: Core.Strapi,
    asked: Pick<ApprovalRow, 'subjectId' | 'content'>,
  ) => Promise<Pick<Askable, 'content' | 'revision'> | null>;
  /** Does it, as part of the caller's transaction, with all guards that hold for a super admin. @throws Problem */
  perform: (strapi: Core.Strapi, granted: Granted) => Promise<unknown>;
};
