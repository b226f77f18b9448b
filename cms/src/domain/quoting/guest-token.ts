import { createHmac } from 'node:crypto';
import { secret } from '../../platform/settings';

export const GUEST_LINK_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * The guest link's token: 256 bits that only this installation can make, so that mails can carry the link
 * while the database holds nothing but its hash. A new revision of the link voids the old one.
 */
export const guestToken = (quoteId: string, linkRevision = 1): string =>
  createHmac('sha256', secret('GUEST_LINK_SECRET')).update(`guest-link:${quoteId}:${linkRevision}`).digest('base64url');
