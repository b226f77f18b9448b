import type { Readable } from 'node:stream';
import { type ListMultipartUploadsCommandInput, type ListMultipartUploadsCommandOutput, S3 } from '@aws-sdk/client-s3';
import { type Options, S3Store } from '@tus/s3-store';
import { ERRORS, type Upload } from '@tus/server';
import { Problem } from '../../contract/problem';
import type { ByteRange, FileStore, UnfinishedUpload } from './file-store';
import { absent, clientConfig, eachObject, encrypt, putLarge } from './s3-client';

/**
 * The size of all parts but the last: of 50 GB there are 6,000, of 10,000 that S3 allows. Smaller ones would not do, since
 * a line that breaks often would make many of them; some stores want all alike, too.
 */
const PART_BYTES = 8 * 1024 * 1024;

type StoreOptions = Options & { s3ClientConfig: { bucket: string } };

/**
 * Writes one request's bytes part after part. Several at once would leave gaps when a process ends or the store fails, and
 * whoever resumes counts the bytes that are there: parts behind the gap would be taken for those in it.
 */
class OrderedParts extends S3Store {
  constructor(options: StoreOptions, client: S3) {
    super({ ...options, maxConcurrentPartUploads: 1 });
    this.client = client;
  }
}

/**
 * A store in a private bucket. While an upload runs, `<name>.info` describes it and `<name>.part` holds bytes that are
 * still too few for a part of S3's multipart upload.
 */
export class S3FileStore extends S3Store implements FileStore {
  private readonly s3: S3;
  private readonly bucketName: string;
  private readonly options: StoreOptions;

  constructor() {
    const bucket = process.env.S3_FILES_BUCKET;
    if (!bucket) throw new Error('S3_FILES_BUCKET is missing. Set it beside S3_ENDPOINT.');
    const options = { partSize: PART_BYTES, minPartSize: PART_BYTES, s3ClientConfig: { ...clientConfig(), bucket } };
    super(options);
    this.options = { ...options, cache: this.cache };
    this.s3 = encrypt(new S3(clientConfig()));
    this.client = this.s3;
    this.bucketName = bucket;
  }

  override write(bytes: Readable, fileName: string, offset: number): Promise<number> {
    return new OrderedParts(this.options, this.s3).write(bytes, fileName, offset);
  }

  /**
   * Says how much of an upload has arrived, and completes one whose last part arrived when nothing followed.
   * @throws tus's error for an unknown file when its parts are gone, as a rule of the bucket may have it
   */
  override async getUpload(fileName: string): Promise<Upload> {
    const upload = await super.getUpload(fileName);
    if (upload.offset !== upload.size || (await this.s3.headObject(this.at(fileName)).catch(absent))) return upload;
    const parts = await this.retrieveParts(fileName).catch(absent);
    // tus's own errors are no instances of Error.
    if (!parts) throw Object.assign(new Error('The parts of an upload are gone'), ERRORS.FILE_NOT_FOUND);
    // Whoever asks at the same time may complete it first.
    await this.finishMultipartUpload(await this.getMetadata(fileName), parts).catch(absent);
    return upload;
  }

  async put(fileName: string, bytes: Buffer): Promise<void> {
    await this.s3.putObject({ ...this.at(fileName), Body: bytes });
  }

  async open(fileName: string, range?: ByteRange): Promise<Readable> {
    return this.fetch(fileName, range);
  }

  /** Removes a file under all its names: tus's own removal stops at finished uploads, whose multipart upload no longer exists. */
  async discard(fileName: string): Promise<void> {
    const info = await this.s3.headObject(this.at(`${fileName}.info`)).catch(absent);
    const uploadId = info?.Metadata?.['upload-id'];
    if (uploadId) await this.abortUnfinished({ fileName, uploadId });
    const names = [fileName, `${fileName}.part`, `${fileName}.info`];
    for (const name of names) await this.s3.deleteObject(this.at(name)).catch(absent);
    await this.clearCache(fileName);
  }

  async readStart(fileName: string, length: number): Promise<Buffer> {
    const start = await this.fetch(`${fileName}.part`, { start: 0, end: length - 1 });
    return Buffer.concat(await start.toArray());
  }

  async *list(): AsyncGenerator<string> {
    for await (const key of eachObject(this.s3, this.bucketName)) if (!key.includes('.')) yield key;
  }

  async *listUnfinished(): AsyncGenerator<UnfinishedUpload> {
    let place: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | null = {};
    while (place) {
      const page: ListMultipartUploadsCommandOutput = await this.s3.listMultipartUploads({ Bucket: this.bucketName, ...place });
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Key && UploadId && Initiated) yield { fileName: Key, uploadId: UploadId, startedAt: Initiated };
      place = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : null;
    }
  }

  async abortUnfinished({ fileName, uploadId }: Omit<UnfinishedUpload, 'startedAt'>): Promise<void> {
    await this.s3.abortMultipartUpload({ ...this.at(fileName), UploadId: uploadId }).catch(absent);
  }

  async putLarge(fileName: string, path: string): Promise<void> {
    await putLarge(this.s3, this.at(fileName), path);
  }

  async hasRoomFor(): Promise<boolean> {
    return true;
  }

  async space(): Promise<null> {
    return null;
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
