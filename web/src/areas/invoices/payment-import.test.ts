import { expect, test } from 'vitest';
import { readBankFile } from './payment-import';

test.each([
  ['UTF-8', new TextEncoder().encode('Währung;Betrag')],
  ['Windows-1252', new Uint8Array([0x57, 0xe4, 0x68, 0x72, 0x75, 0x6e, 0x67, 0x3b, 0x42, 0x65, 0x74, 0x72, 0x61, 0x67])],
])('a file in %s is read', async (_name, bytes) => expect(await readBankFile(new Blob([bytes]))).toBe('Währung;Betrag'));
