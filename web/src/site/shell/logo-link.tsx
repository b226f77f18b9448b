import { useT } from '../../lib/text/strings';
import { LogoMark } from '../../ui/marks/logo';
import { SiteLink } from '../../ui/layout/site-link';
import { logoTone } from './path-marks';

/** The word mark, in the colour of the page it stands on. */
export function LogoLink({ brand, path }: { brand: string; path: string }) {
  const t = useT();
  return (
    <SiteLink className="logo" to="/" data-tone={logoTone(path)} aria-label={t('logo.home', { brand })}>
      <LogoMark />
      <span>{brand}</span>
    </SiteLink>
  );
}

/** Where the cart's item count appears (`CountBadges`). */
export const BadgeSlot = () => <span className="badge-slot" />;
