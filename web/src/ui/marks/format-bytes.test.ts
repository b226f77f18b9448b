import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes';

test.each([
  [0, 'de', '0 B'],
  [1_023, 'de', '1.023 B'],
  [1_024, 'de', '1 KB'],
  [262_144, 'de', '256 KB'],
  [4_404_019, 'de', '4,2 MB'],
  [4_404_019, 'en', '4.2 MB'],
  [1_975_684_956, 'de', '1,84 GB'],
  [50 * 1_024 ** 3, 'en', '50 GB'],
] as const)('%i bytes in %s are %s', (bytes, locale, text) => expect(formatBytes(bytes, locale)).toBe(text));
