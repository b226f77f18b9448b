import type { Core } from '@strapi/strapi';
import { verifyContents } from './verify-contents';
import { verifyNumbers } from './verify-numbers';
import { verifyStoredFiles } from './verify-stored-files';

/** Reads everything that must never change and says in sentences what is not as it was written; nothing when all is well. */
export async function verifyLedger(strapi: Core.Strapi): Promise<string[]> {
  const findings: string[] = [];
  for (const verify of [verifyNumbers, verifyContents, verifyStoredFiles]) findings.push(...(await verify(strapi)));
  return findings;
}
