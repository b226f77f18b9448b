import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type CompletedPart, type PutObjectCommandInput, S3, type S3ClientConfig, ServerSideEncryption } from '@aws-sdk/client-s3';

/** Configures the client. Other servers than Amazon's store the checksum frames of newer clients as part of the file. */
export const clientConfig = (): S3ClientConfig => ({
  endpoint: process.env.S3_ENDPOINT,
  region: process.env.S3_REGION ?? 'eu-central-1',
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  credentials: { accessKeyId: process.env.S3_ACCESS_KEY ?? '', secretAccessKey: process.env.S3_SECRET_KEY ?? '' },
});

/** Turns the error for a missing object into undefined. @throws all other errors */
export function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}

/** How the store encrypts what it keeps, as `S3_ENCRYPTION` and `S3_KMS_KEY_ID` say; undefined without. @throws Error for an unknown way */
export function encryption(): { type: ServerSideEncryption; kmsKeyId?: string } | undefined {
  const way = process.env.S3_ENCRYPTION;
  if (!way) return undefined;
  const type = Object.values(ServerSideEncryption).find((known) => known === way && known !== ServerSideEncryption.aws_fsx);
  if (!type) throw new Error('S3_ENCRYPTION must be AES256, aws:kms or aws:kms:dsse.');
  const kmsKeyId = process.env.S3_KMS_KEY_ID;
  return { type, ...(kmsKeyId && { kmsKeyId }) };
}

const writes = new Set(['PutObjectCommand', 'CreateMultipartUploadCommand']);

/** Has a client ask for the encryption of everything that it writes; parts follow the upload that they belong to. */
export function encrypt(client: S3): S3 {
  const asked = encryption();
  if (!asked) return client;
  const headers = { ServerSideEncryption: asked.type, ...(asked.kmsKeyId && { SSEKMSKeyId: asked.kmsKeyId }) };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        next(writes.has(commandName) ? { ...args, input: { ...args.input, ...headers } } : args),
    { step: 'initialize', name: 'askForEncryption' },
  );
  return client;
}

/** Names the objects of a bucket. @param prefix what their names begin with */
export async function* eachObject(s3: S3, bucket: string, prefix?: string): AsyncGenerator<string> {
  for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
    const page = await s3.listObjectsV2({ Bucket: bucket, Prefix: prefix, ContinuationToken: token });
    for (const { Key } of page.Contents ?? []) if (Key) yield Key;
    token = page.NextContinuationToken;
  }
}

const MIN_PART_BYTES = 64 * 1024 * 1024;
/** Ten thousand are allowed. */
const MAX_PARTS = 9_000;

/** Stores a file of this machine, in parts when it is larger than one. @param object where, and what it is */
export async function putLarge(
  s3: S3,
  object: Pick<PutObjectCommandInput, 'Bucket' | 'Key' | 'ContentType' | 'ACL'>,
  path: string,
): Promise<void> {
  const { size } = await stat(path);
  if (size <= MIN_PART_BYTES) return void (await s3.putObject({ ...object, Body: createReadStream(path), ContentLength: size }));
  const partBytes = Math.max(MIN_PART_BYTES, Math.ceil(size / MAX_PARTS));
  const at = { Bucket: object.Bucket, Key: object.Key };
  const { UploadId } = await s3.createMultipartUpload(object);
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const end = Math.min(start + partBytes, size);
      const PartNumber = Parts.length + 1;
      const Body = createReadStream(path, { start, end: end - 1 });
      const { ETag } = await s3.uploadPart({ ...at, UploadId, PartNumber, Body, ContentLength: end - start });
      Parts.push({ ETag, PartNumber });
    }
    await s3.completeMultipartUpload({ ...at, UploadId, MultipartUpload: { Parts } });
  } catch (error) {
    await s3.abortMultipartUpload({ ...at, UploadId }).catch(absent);
    throw error;
  }
}
