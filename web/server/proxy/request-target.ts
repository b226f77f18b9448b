import type { IncomingMessage } from 'node:http';

/** The number of layers of encoding that are looked through; more of them have no honest reason. */
const MAX_DECODINGS = 5;
/** Matches dot segments, empty segments, backslashes and control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const AMBIGUOUS = /\/\.{1,2}(?:\/|$)|\/\/|\\|[\0-\x1f\x7f]/;

/**
 * Returns the address that a request asks for, or null when two servers in a row could read it differently: dot segments, slashes in
 * disguise, empty segments, a whole URL as target, a body where none belongs, two statements of a body's length.
 */
export function readTarget(req: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): URL | null {
  const target = req.url ?? '';
  if (!target.startsWith('/') || target.includes('#') || hasDoubtfulBody(req)) return null;
  return isPlainPath(target.split('?', 1)[0] ?? '') ? URL.parse(`http://x${target}`) : null;
}

/** Returns true if a request has a body that its method does not allow, or states the body's length in two ways. */
export function hasDoubtfulBody({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const length = headers['content-length'];
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (method === 'GET' || method === 'HEAD') return isChunked || (length !== undefined && length !== '0');
  return isChunked && length !== undefined;
}

/** Returns true if a path means the same before and after anybody decodes it. */
function isPlainPath(path: string): boolean {
  const slashes = slashesIn(path);
  let text = path;
  for (let layer = 0; layer < MAX_DECODINGS; layer++) {
    if (AMBIGUOUS.test(text) || slashesIn(text) !== slashes) return false;
    const decoded = text.replace(/%([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

const slashesIn = (text: string): number => text.split('/').length - 1;
