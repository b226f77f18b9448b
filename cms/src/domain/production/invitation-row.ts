import type { Locale } from '../../contract/constants';

/** An invitation as stored. */
export type InvitationRow = {
  id: number;
  documentId: string;
  key: string;
  name: string;
  email: string;
  language: Locale;
  sentAt: string;
  expiresAt: string;
};
