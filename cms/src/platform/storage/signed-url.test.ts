import { describe, expect, test } from 'vitest';
import { DOWNLOAD_URL_LIFETIME_MS } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { requireSignature, signDownloadUrl } from './signed-url';

const NOW = 1_800_000_000_000;

function parts(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  return {
    fileName: pathname.split('/')[3] ?? '',
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
}

describe('a download URL', () => {
  const signed = parts(signDownloadUrl('file-a', NOW).url);

  test('says how long it lasts', () => {
    expect(signDownloadUrl('file-a', NOW).expiresInSeconds).toBe(DOWNLOAD_URL_LIFETIME_MS / 1000);
  });

  test('is good until then', () => {
    expect(() => requireSignature(signed, NOW)).not.toThrow();
    expect(() => requireSignature(signed, NOW + DOWNLOAD_URL_LIFETIME_MS - 1)).not.toThrow();
  });

  test('carries another name only as it was signed', () => {
    const { url } = signDownloadUrl('file-a', NOW, 'AU-1.pdf');
    const named = { ...parts(url), name: new URL(url, 'http://shop').searchParams.get('name') ?? '' };
    expect(() => requireSignature(named, NOW)).not.toThrow();
    expect(() => requireSignature({ ...named, name: 'other.pdf' }, NOW)).toThrow(Problem);
    expect(() => requireSignature({ ...named, name: '' }, NOW)).toThrow(Problem);
    expect(() => requireSignature({ ...signed, name: 'AU-1.pdf' }, NOW)).toThrow(Problem);
  });

  test.each([
    { case: 'at its end', part: {}, now: NOW + DOWNLOAD_URL_LIFETIME_MS },
    { case: 'for another file', part: { fileName: 'file-b' } },
    { case: 'with a later end', part: { expires: String(NOW + 2 * DOWNLOAD_URL_LIFETIME_MS) } },
    { case: 'with an end that is no number', part: { expires: 'NaN' } },
    { case: 'without a signature', part: { signature: '' } },
    { case: 'with another signature', part: { signature: 'A'.repeat(43) } },
    { case: 'with a longer signature', part: { signature: `${signed.signature}A` } },
  ])('is refused $case', ({ part, now = NOW }) => {
    expect(() => requireSignature({ ...signed, ...part }, now)).toThrow(new Problem('storage.unauthorized'));
  });
});
