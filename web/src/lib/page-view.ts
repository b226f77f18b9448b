import { isAreaPath } from './locale-path';

export type PageView = { page_title: string; page_location: string; page_path: string; page_referrer: string };

/** A page as it is counted (spec §2). Secrets in addresses stay out: guest links' tokens, and the queries of areas, which hold mailed ones. */
export function pageViewOf(title: string, address: string, referrer: string): PageView {
  const location = withoutSecrets(address);
  return {
    page_title: title,
    page_location: location,
    page_path: URL.parse(location)?.pathname ?? '',
    page_referrer: withoutSecrets(referrer),
  };
}

function withoutSecrets(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  const path = url.pathname.replace(/(\/angebot\/)[^/]+/, '$1[token]');
  return url.origin + path + (isAreaPath(path) ? '' : url.search);
}
