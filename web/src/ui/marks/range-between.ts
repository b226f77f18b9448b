/** The ids from one to the other in the order of a list, both included; only `to` when the list no longer shows `from`. */
export function rangeBetween(ids: readonly string[], from: string, to: string): string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
