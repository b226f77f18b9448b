import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const FIRST_QUALITY = 4;

type Encoding = 'br' | 'gzip';

/** A page ready to send, in every encoding. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  html: Buffer;
  encoded: Record<Encoding, Buffer>;
};

/** Compresses fast, so that the first visitor does not wait; `compressBest` follows. */
export async function preparePage(status: number, text: string, headers: Record<string, string>): Promise<PageAnswer> {
  const html = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
  const [br, gz] = await Promise.all([brotli(html, FIRST_QUALITY), compressGzip(html)]);
  return { status, headers, etag, html, encoded: { br, gzip: gz } };
}

/** Replaces the quick brotli text of a stored page by the smallest one. */
export async function compressBest(page: PageAnswer) {
  page.encoded.br = await brotli(page.html, constants.BROTLI_MAX_QUALITY);
}

const brotli = (html: Buffer, quality: number) =>
  compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });

/** Sends a page in the best encoding the browser takes, or 304 when it has it already. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: PageAnswer) {
  const headers: Record<string, string | number> = { ...page.headers, etag: page.etag, vary: 'accept-encoding' };
  if (page.status === 200 && req.headers['if-none-match'] === page.etag) return void res.writeHead(304, headers).end();
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  const body = encoding ? page.encoded[encoding] : page.html;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  res.writeHead(page.status, headers).end(req.method === 'HEAD' ? undefined : body);
}

/** Brotli before gzip before none; `;q=0` is a refusal. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const offers = String(header ?? '').toLowerCase();
  const takes = (name: string) => new RegExp(`(?:^|[,\\s])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=[\\s,;]|$)`).test(offers);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
