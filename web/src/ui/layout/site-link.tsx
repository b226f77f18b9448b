import type { AnchorHTMLAttributes } from 'react';
import { useLocale } from '../../lib/text/locale';
import { localePath } from '../../lib/text/locale-path';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without language prefix. */
  to: string;
};

/** A link within the shop in the page's language. The public layout turns its clicks into client navigation. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <a {...rest} href={localePath(useLocale(), to)} />;
}
