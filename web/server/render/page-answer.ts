import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const FIRST_QUALITY = 4;
/** A window of 256 KiB holds a page; a larger one takes longer to set up. */
const WINDOW_BITS = 18;

type Encoding = 'br' | 'gzip';

/** A page ready to send. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  html: Buffer;
  /** The compressed bodies, each made when somebody first asks for it. */
  encoded: { br?: Buffer; gzip?: Buffer };
  compressing?: Promise<void>;
  /** The header lists as they are sent, each made at the first use of its encoding. */
  flat: Partial<Record<Encoding | 'identity', (string | number)[]>>;
};

export function preparePage(status: number, text: string, headers: Record<string, string>): PageAnswer {
  const html = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
  return { status, headers, etag, html, encoded: {}, flat: {} };
}

/** Returns a page that is sent although its content may have changed since (RFC 9211). */
export const markedStale = (page: PageAnswer): PageAnswer => ({
  ...page,
  headers: { ...page.headers, 'cache-status': 'planquadrat; hit; ttl=-1' },
  flat: {},
});

/** Replaces the quick brotli text of a stored page by the smallest one. */
export async function compressBest(page: PageAnswer) {
  page.encoded.br = await brotli(page.html, constants.BROTLI_MAX_QUALITY);
  delete page.flat.br;
}

const brotli = (html: Buffer, quality: number) =>
  compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });

/** Sends a page in the best encoding the browser takes, or 304 when it has it already. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: PageAnswer): void | Promise<void> {
  if (page.status === 200 && req.headers['if-none-match'] === page.etag) return void res.writeHead(304, flatten(page)).end();
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  const body = bodyOf(page, encoding);
  return body
    ? sendBody(req, res, page, { encoding, body })
    : (page.compressing ??= compressFirst(page)).then(() => sendPage(req, res, page));
}

/** Compresses a page fast, so that the first visitor does not wait; `compressBest` follows. */
async function compressFirst(page: PageAnswer): Promise<void> {
  const br = await brotli(page.html, FIRST_QUALITY);
  // The best compression may have been faster.
  page.encoded.br ??= br;
}

type Body = { encoding: Encoding | null; body: Buffer };

function sendBody(req: IncomingMessage, res: ServerResponse, page: PageAnswer, { encoding, body }: Body): void {
  const headers = (page.flat[encoding ?? 'identity'] ??= [
    ...flatten(page),
    ...(encoding ? ['content-encoding', encoding] : []),
    'content-length',
    body.length,
  ]);
  res.writeHead(page.status, headers).end(req.method === 'HEAD' ? undefined : body);
}

/** Returns the body in an encoding; undefined when it has to be compressed first. */
function bodyOf(page: PageAnswer, encoding: Encoding | null): Buffer | undefined {
  if (encoding === 'gzip') return (page.encoded.gzip ??= gzipSync(page.html));
  return encoding === 'br' ? page.encoded.br : page.html;
}

const flatten = (page: PageAnswer): (string | number)[] => [
  ...Object.entries(page.headers).flat(),
  'etag',
  page.etag,
  'vary',
  'accept-encoding',
];

/** The encodings by header. Browsers send a handful of different headers; one of these is forgotten when there are many. */
const known = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/** Returns the best encoding that a header accepts: brotli before gzip before none; `;q=0` is a refusal. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const offers = String(header ?? '').toLowerCase();
  let encoding = known.get(offers);
  if (!encoding) known.set(offers, (encoding = bestEncoding(offers)));
  return encoding === 'identity' ? null : encoding;
}

function bestEncoding(offers: string): Encoding | 'identity' {
  const taken = offers
    .split(',')
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
