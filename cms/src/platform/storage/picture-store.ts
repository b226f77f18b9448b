import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { S3 } from '@aws-sdk/client-s3';
import { dataDir } from '../settings';
import { absent, clientConfig, eachObject, encrypt } from './s3-client';

/**
 * The files that are made of editors' pictures, each made once and kept: `<picture>/<version>/<file>`. They can be made again from
 * the media at any time, so no backup holds them.
 */
export type PictureStore = {
  /** Reads a file; null when it has not been made yet. */
  read(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** Removes all files of a picture, of every version. */
  removeAll(picture: string): Promise<void>;
};

/** The place of made pictures in the bucket of media. */
export const MADE_PICTURES = 'pictures/';

/** Returns the store of this installation: the bucket of media when S3 is configured, else a folder. */
export const pictureStore = (): PictureStore =>
  process.env.S3_ENDPOINT ? bucketOfPictures() : folderOfPictures(join(dataDir, 'pictures'));

function folderOfPictures(folder: string): PictureStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    read: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return null;
      }),
    async put(name, bytes) {
      await mkdir(dirname(pathOf(name)), { recursive: true });
      // Whoever reads meanwhile sees all of it or nothing.
      const unfinished = `${pathOf(name)}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, pathOf(name));
    },
    removeAll: (picture) => rm(pathOf(picture), { recursive: true, force: true }),
  };
}

let client: S3 | undefined;

function bucketOfPictures(): PictureStore {
  const Bucket = process.env.S3_MEDIA_BUCKET;
  if (!Bucket) throw new Error('S3_MEDIA_BUCKET is missing. Set it beside S3_ENDPOINT.');
  const s3 = (client ??= encrypt(new S3(clientConfig())));
  const at = (name: string) => ({ Bucket, Key: MADE_PICTURES + name });
  return {
    async read(name) {
      const object = await s3.getObject(at(name)).catch(absent);
      return object ? buffer(object.Body as Readable) : null;
    },
    put: async (name, bytes, mimeType) => void (await s3.putObject({ ...at(name), Body: bytes, ContentType: mimeType })),
    async removeAll(picture) {
      for await (const Key of eachObject(s3, Bucket, `${MADE_PICTURES}${picture}/`)) await s3.deleteObject({ Bucket, Key });
    },
  };
}
