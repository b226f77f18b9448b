import type { DeclarationReceipt } from '../../contract/people/declaration';
import type { DeclarationRow } from './declaration-row';

export const presentReceipt = (row: DeclarationRow): DeclarationReceipt => ({
  number: row.number,
  receivedAt: new Date(row.receivedAt).toISOString(),
  kind: row.kind,
  name: row.name,
  email: row.email,
  reference: row.reference,
  extraordinary: row.extraordinary,
  wantedDate: row.wantedDate ?? '',
  reason: row.reason ?? '',
  locale: row.language,
});
