import { HSTS_MAX_AGE_S, PERMISSIONS_POLICY } from '@contract/constants';

/** Returns the headers of every answer that this server makes itself. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  ...(secure ? HSTS : {}),
});

const HSTS = { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` };

/** Returns the header that every answer carries where people come by https, also those passed on. */
export const strictTransport = (publicUrl: string): Record<string, string> => (publicUrl.startsWith('https:') ? HSTS : {});
