/** @returns null for what is no address; as `URL.parse`, which browsers have since 2024 only */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
