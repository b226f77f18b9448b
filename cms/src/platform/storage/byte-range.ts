import type { ByteRange } from './file-store';

/** The single range of a `Range` header within `size` bytes, or null for the whole file (RFC 9110 lets servers ignore others). */
export function byteRange(header: string, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : null;
}
