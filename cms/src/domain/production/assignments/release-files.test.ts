import { expect, test } from 'vitest';
import { neutralName } from './release-files';

test.each([
  ['Familie Jansen, Torstraße 1.DWG', 1, 'AU-2026-00007-01.dwg'],
  ['scan.jansen.pdf', 12, 'AU-2026-00007-12.pdf'],
  ['ohne', 100, 'AU-2026-00007-100'],
])('%s keeps nothing but its format', (name, position, expected) => expect(neutralName('AU-2026-00007', position, name)).toBe(expected));
