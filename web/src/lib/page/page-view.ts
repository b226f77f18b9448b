export type PageView = { page_title: string; page_location: string; page_path: string; page_referrer: string };

/** Matches the parameters that campaigns add to an address. Others may be secrets, as mailed tokens are, and are not counted. */
const CAMPAIGN = /^(utm_[a-z]+|gclid)$/;

/** Returns a page as it is counted (spec §2), without the tokens of guest links. */
export function pageViewOf(title: string, address: string, referrer: string): PageView {
  const location = withoutSecrets(address);
  return {
    page_title: title,
    page_location: location,
    page_path: readUrl(location)?.pathname ?? '',
    page_referrer: withoutSecrets(referrer),
  };
}

function withoutSecrets(address: string): string {
  const url = readUrl(address);
  if (!url) return '';
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => CAMPAIGN.test(name))).toString();
  return url.origin + withoutLinkSecret(url.pathname) + (query && `?${query}`);
}

/** Returns a path without the secret of a guest's link, or of one that stops reminders: neither logs nor statistics may have it. */
export const withoutLinkSecret = (path: string): string => path.replace(/(\/(?:angebot|abbestellen)\/)[^/?]+/, '$1[token]');

/** @returns null for what is no address; as `URL.parse`, which browsers have since 2024 only */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
