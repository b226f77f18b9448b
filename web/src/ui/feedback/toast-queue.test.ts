import { describe, expect, test } from 'vitest';
import { toastDurationMs, toastKinds } from './toast-queue';

describe('toastDurationMs', () => {
  test.each(toastKinds)('main shows %s for 2 s', (kind) => expect(toastDurationMs('main', kind)).toBe(2_000));

  test.each([
    ['blank', 4_000],
    ['error', 4_000],
    ['custom', 4_000],
    ['success', 2_000],
    ['loading', Number.POSITIVE_INFINITY],
  ] as const)('work shows %s for %s ms', (kind, durationMs) => expect(toastDurationMs('work', kind)).toBe(durationMs));
});
