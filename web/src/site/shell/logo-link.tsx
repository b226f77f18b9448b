import { useT } from '../../lib/strings';
import { LogoMark } from '../../ui/marks/logo';
import { SiteLink } from '../../ui/layout/site-link';
import { logoTone } from './logo-tone';

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
