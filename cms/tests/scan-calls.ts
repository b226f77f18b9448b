import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { FileRow } from '../src/domain/files/file-row';
import { compiled, type Shop } from './strapi';

/** Finds a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

type Jobs = { checkJobs: readonly { run(strapi: unknown): Promise<void> }[] };

/** Runs one round of the jobs that read files, in the server's own process. */
export async function checkFiles(shop: Shop): Promise<void> {
  await Promise.all(compiled<Jobs>('domain/files/check-files').checkJobs.map(({ run }) => run(shop.strapi)));
}

export const rowOf = (shop: Shop, fileName: string): Promise<FileRow> =>
  shop.strapi.db.query('api::file.file').findOne({ where: { fileName } });

/** Signs a URL as it was given out before a verdict. */
export const earlierUrl = (fileName: string): string =>
  compiled<{ signDownloadUrl(name: string): { url: string } }>('platform/storage/signed-url').signDownloadUrl(fileName).url;

/** Packs files, by name. */
export async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}
