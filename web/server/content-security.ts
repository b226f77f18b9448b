import { createHash } from 'node:crypto';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi;
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi;
/** Only these types run; anything else (JSON-LD) is data and needs no permission. */
const RUNS = /^(|text\/javascript|module)$/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page's inline scripts and styles, as CSP sources. */
export function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && RUNS.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , text = '']) => hash(text));
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => hash(text));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** The policy of one page: everything from here, inline code only by its hash. */
export function contentSecurityPolicy(html: string, secure: boolean, frameAncestors = "'none'"): string {
  const { scripts, styles } = inlineSources(html);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
