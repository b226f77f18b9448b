import type { Readable } from 'node:stream';
import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { Problem } from '../../contract/problem';
import type { ByteRange, FileStore } from './file-store';

const PART_BYTES = 8 * 1024 * 1024;

/**
 * A private bucket. While an upload runs, `<name>.info` describes it and `<name>.part` holds what is still too little
 * for a part of S3's multipart upload.
 */
export class S3FileStore extends S3Store implements FileStore {
  private readonly s3: S3;
  private readonly bucketName: string;

  constructor() {
    const bucket = process.env.S3_FILES_BUCKET;
    if (!bucket) throw new Error('S3_FILES_BUCKET is missing. Set it beside S3_ENDPOINT.');
    super({ partSize: PART_BYTES, s3ClientConfig: { ...clientConfig(), bucket } });
    this.s3 = new S3(clientConfig());
    this.bucketName = bucket;
  }

  async put(fileName: string, bytes: Buffer): Promise<void> {
    await this.s3.putObject({ ...this.at(fileName), Body: bytes });
  }

  async open(fileName: string, range?: ByteRange): Promise<Readable> {
    return this.fetch(fileName, range);
  }

  /** tus's own removal stops at finished uploads, whose multipart upload no longer exists. */
  async discard(fileName: string): Promise<void> {
    const info = await this.s3.headObject(this.at(`${fileName}.info`)).catch(absent);
    const UploadId = info?.Metadata?.['upload-id'];
    if (UploadId) await this.s3.abortMultipartUpload({ ...this.at(fileName), UploadId }).catch(absent);
    const names = [fileName, `${fileName}.part`, `${fileName}.info`];
    for (const name of names) await this.s3.deleteObject(this.at(name)).catch(absent);
    await this.clearCache(fileName);
  }

  async readStart(fileName: string, length: number): Promise<Buffer> {
    const start = await this.fetch(`${fileName}.part`, { start: 0, end: length - 1 });
    return Buffer.concat(await start.toArray());
  }

  async hasRoomFor(): Promise<boolean> {
    return true;
  }

  private async fetch(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const object = await this.s3.getObject({ ...this.at(key), Range }).catch(absent);
    if (!object) throw new Problem('storage.object-not-found');
    return object.Body as Readable;
  }

  private at(key: string) {
    return { Bucket: this.bucketName, Key: key };
  }
}

/** Other servers than Amazon's store the checksum frames of newer clients as part of the file. */
const clientConfig = (): S3ClientConfig => ({
  endpoint: process.env.S3_ENDPOINT,
  region: process.env.S3_REGION ?? 'eu-central-1',
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  credentials: { accessKeyId: process.env.S3_ACCESS_KEY ?? '', secretAccessKey: process.env.S3_SECRET_KEY ?? '' },
});

/** Undefined for what is not there. @throws everything else */
function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}
