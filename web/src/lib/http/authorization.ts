let readToken: () => Promise<string | null> = async () => null;

/** Says where this page's access tokens come from. */
export function takeTokensFrom(read: () => Promise<string | null>): void {
  readToken = read;
}

/** The header that says who is signed in, for requests that do not go through `transport`; none for visitors. */
export async function authorization(): Promise<{ authorization?: string }> {
  const token = await readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
