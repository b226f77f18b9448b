import { createHash } from 'node:crypto';
import type { InlineCode } from '../../src/page-document';

const hashes = (codes: readonly string[]) =>
  [...new Set(codes)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

/** The policy of one page: everything from here, inline code only by its hash. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode, secure: boolean, frameAncestors = "'none'"): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
