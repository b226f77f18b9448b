import type { Core } from '@strapi/strapi';
import type { LedgerHead } from '../../../platform/ledger/ledger-entry';
import { verifyEntries, verifyWaiting } from './verify-entries';
import { verifyContents, verifyFiles } from './verify-contents';
import { verifyMedia } from './verify-media';
import { verifyNumbers } from './verify-numbers';
import { verifyRows } from './verify-rows';

/** What of the check is given: the head that an earlier check printed, kept elsewhere since. */
export type Verification = { head?: LedgerHead | undefined };

/**
 * Checks everything that must never change and describes in sentences what differs from what was written; an empty list
 * when all is well. Reads portion by portion, beside a running shop.
 */
export async function verifyLedger(strapi: Core.Strapi, { head }: Verification = {}): Promise<string[]> {
  const findings: string[] = [];
  for await (const finding of verifyNumbers(strapi)) findings.push(finding);
  for await (const finding of verifyContents(strapi)) findings.push(finding);
  for await (const finding of verifyFiles(strapi)) findings.push(finding);
  for await (const finding of verifyMedia(strapi)) findings.push(finding);
  for await (const finding of verifyEntries(strapi, head)) findings.push(finding);
  for await (const finding of verifyRows(strapi)) findings.push(finding);
  return [...findings, ...(await verifyWaiting(strapi))];
}
