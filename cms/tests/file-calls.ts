import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileHeaders, type FileMetadata } from '../src/contract/files/file';
import type { ProblemCode } from '../src/contract/problem-status';
import { asProxy, type Shop } from './strapi';

export const PRODUCT_ID = 'product-for-files';

export type Refusal = { status: number; code: ProblemCode; data?: Record<string, string> };

/** Makes a file of exactly `size` bytes that has a PDF's signature. */
export const pdf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Lists the files in the private folder. */
export const storedNames = (): string[] => readdirSync(join(String(process.env.DATA_DIR), 'files'));

/** Reads the problem of a failed call. */
export async function refusal(answer: Response): Promise<Refusal> {
  const { error } = (await answer.json()) as { error: { code: ProblemCode; data?: Record<string, string> } };
  return { status: answer.status, code: error.code, ...(error.data && { data: error.data }) };
}

/** Returns the calls of one visitor with one cart, as the shop's pages make them. */
export function fileCalls(shop: Shop, cart: string) {
  const own = { [fileHeaders.cart]: cart };
  let token: Promise<string> | undefined;
  const proven = async () => ({ ...own, [fileHeaders.appCheck]: await (token ??= shop.appCheck(cart)) });
  const tus = { ...own, 'tus-resumable': '1.0.0' };

  return {
    cart,
    async post(
      name: string,
      bytes: Buffer,
      { productId = PRODUCT_ID, key, headers = {} }: { productId?: string; key?: string; headers?: Record<string, string> } = {},
    ) {
      const body = new FormData();
      body.set('productId', productId);
      if (key !== undefined) body.set('key', key);
      body.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
      return shop.http('/api/files', { method: 'POST', body, headers: { ...(await proven()), ...headers } });
    },

    async create(name: string, size: number, headers: Record<string, string> = {}, given: { key?: string } = {}) {
      const metadata = { filename: name, filetype: 'application/pdf', productId: PRODUCT_ID, ...given };
      const encoded = Object.entries(metadata).map(([field, value]) => `${field} ${Buffer.from(value).toString('base64')}`);
      const upload = { 'upload-length': String(size), 'upload-metadata': encoded.join(',') };
      return shop.http('/api/files/tus', { method: 'POST', headers: { ...tus, ...(await proven()), ...upload, ...headers } });
    },

    /** Announces a large file that must be accepted. @returns its address */
    async begun(name: string, size: number): Promise<string> {
      const answer = await this.create(name, size);
      if (answer.status !== 201) throw new Error(`Upload refused: ${await answer.text()}`);
      return answer.headers.get('location') ?? '';
    },

    patch: (location: string, offset: number, bytes: Buffer, headers: Record<string, string> = {}) =>
      shop.http(location, {
        method: 'PATCH',
        headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
        body: new Uint8Array(bytes),
      }),

    /** Sends part of a chunk, and hangs up. */
    async patchAndLeave(location: string, offset: number, bytes: Buffer): Promise<void> {
      const headers = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
      const sent = { ...Object.fromEntries(asProxy(headers)), 'content-length': String(bytes.length) };
      const leaving = request(new URL(location, shop.url), { method: 'PATCH', headers: sent }).on('error', () => undefined);
      leaving.write(bytes.subarray(0, bytes.length / 2));
      await delay(300);
      leaving.destroy();
    },

    async offset(location: string): Promise<number> {
      const answer = await shop.http(location, { method: 'HEAD', headers: tus });
      return Number(answer.headers.get('upload-offset') ?? Number.NaN);
    },

    head: (location: string) => shop.http(location, { method: 'HEAD', headers: tus }),
    terminate: (location: string) => shop.http(location, { method: 'DELETE', headers: tus }),
    metadata: (fileName: string) => shop.http(`/api/files/${fileName}`, { headers: own }),
    remove: (fileName: string) => shop.http(`/api/files/${fileName}`, { method: 'DELETE', headers: own }),
    downloadUrl: (fileName: string) => shop.http(`/api/files/${fileName}/download-url`, { headers: own }),

    /** Posts a small PDF that must be accepted. */
    async posted(name = 'Grundriss.pdf', bytes = pdf(1_000)): Promise<FileMetadata> {
      const answer = await this.post(name, bytes);
      if (answer.status !== 201) throw new Error(`Upload refused: ${await answer.text()}`);
      return (await answer.json()) as FileMetadata;
    },

    /** Reads a finished file's bytes, through its signed URL. */
    async download(fileName: string, headers: Record<string, string> = {}): Promise<Response> {
      const { url } = (await (await this.downloadUrl(fileName)).json()) as { url: string };
      return shop.http(url, { headers });
    },
  };
}
