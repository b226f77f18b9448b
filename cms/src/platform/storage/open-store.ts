import { join } from 'node:path';
import { dataDir } from '../settings';
import type { FileStore } from './file-store';
import { LocalStore } from './local-store';
import { S3FileStore } from './s3-store';

let opened: FileStore | undefined;

/** The store of this installation: S3 when it is configured, else a folder. */
export const fileStore = (): FileStore => (opened ??= process.env.S3_ENDPOINT ? new S3FileStore() : new LocalStore(join(dataDir, 'files')));
