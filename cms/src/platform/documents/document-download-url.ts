import type { Core } from '@strapi/strapi';
import type { DownloadUrl } from '../../contract/files/file';
import { signDownloadUrl } from '../storage/signed-url';
import { ensureDocument } from './ensure-document';
import type { DocumentKey } from './stored-document';

/** A URL for a document that the caller may see. @throws Problem document.not-found */
export async function documentDownloadUrl(strapi: Core.Strapi, key: DocumentKey): Promise<DownloadUrl> {
  const { fileName } = await ensureDocument(strapi, key);
  return signDownloadUrl(fileName);
}
