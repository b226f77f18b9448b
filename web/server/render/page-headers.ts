import type { RenderedPage } from '../../src/entry-server';
import { contentSecurityPolicy } from './content-security';
import { securityHeaders } from './security-headers';

/** Headers of a rendered page. Nobody may frame it but, during a preview, the editors' panel. */
export function pageHeaders(
  { status, inline, location }: Omit<RenderedPage, 'html'>,
  secure: boolean,
  panelUrl?: string,
): Record<string, string> {
  const { 'x-frame-options': frames = '', ...security } = securityHeaders(secure);
  return {
    ...security,
    ...(panelUrl ? {} : { 'x-frame-options': frames }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(inline, secure, panelUrl),
    'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
    ...(location ? { location } : {}),
  };
}

/** What changes with the content is asked for again each time, and rarely sent again. */
export const fileHeaders = (type: string, secure: boolean): Record<string, string> => ({
  ...securityHeaders(secure),
  'content-type': type,
  'cache-control': 'public, no-cache',
});
