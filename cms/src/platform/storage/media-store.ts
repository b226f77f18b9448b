import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { S3 } from '@aws-sdk/client-s3';
import { Problem } from '../../contract/problem';
import type { ByteRange } from './file-store';
import { MADE_PICTURES } from './picture-store';
import { absent, clientConfig, eachObject, encrypt, putLarge } from './s3-client';

/** The pictures and papers of the media library, by the names that their addresses end with. The panel writes them through Strapi. */
export type MediaStore = {
  /** Opens a medium's bytes, or a part of them. @throws Problem storage.object-not-found */
  open(name: string, range?: ByteRange): Promise<Readable>;
  /** Returns a medium's length in bytes; null when it is gone. */
  sizeOf(name: string): Promise<number | null>;
  list(): AsyncGenerator<string>;
  put(name: string, medium: { path: string; mimeType: string }): Promise<void>;
  /** The address of a medium as Strapi stores it. */
  urlOf(name: string): string;
};

/** Returns the media store of this installation: S3 when it is configured, else a folder. @param folder `public` of the CMS */
export const mediaStore = (folder: string): MediaStore => (process.env.S3_ENDPOINT ? bucketOfMedia() : folderOfMedia(folder));

/** Opens the media in the folder of the CMS, whatever is configured. */
export function folderOfMedia(publicFolder: string): MediaStore {
  const folder = join(publicFolder, 'uploads');
  const sizeOf = (name: string) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => null,
    );
  return {
    sizeOf,
    async open(name, range) {
      if ((await sizeOf(name)) === null) throw new Problem('storage.object-not-found');
      return createReadStream(join(folder, name), range);
    },
    async *list() {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) if (!name.startsWith('.')) yield name;
    },
    async put(name, { path }) {
      await mkdir(folder, { recursive: true });
      await copyFile(path, join(folder, name));
    },
    urlOf: (name) => `/uploads/${name}`,
  };
}

function bucketOfMedia(): MediaStore {
  const Bucket = process.env.S3_MEDIA_BUCKET;
  if (!Bucket) throw new Error('S3_MEDIA_BUCKET is missing. Set it beside S3_ENDPOINT.');
  const s3 = encrypt(new S3(clientConfig()));
  return {
    async open(Key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const object = await s3.getObject({ Bucket, Key, ...part }).catch(absent);
      if (!object) throw new Problem('storage.object-not-found');
      return object.Body as Readable;
    },
    sizeOf: async (Key) => (await s3.headObject({ Bucket, Key }).catch(absent))?.ContentLength ?? null,
    async *list() {
      for await (const name of eachObject(s3, Bucket)) if (!name.startsWith(MADE_PICTURES)) yield name;
    },
    put: (Key, { path, mimeType }) => putLarge(s3, { Bucket, Key, ContentType: mimeType, ACL: 'public-read' }, path),
    urlOf: (name) => `${process.env.S3_PUBLIC_URL}/${name}`,
  };
}
