import { useT } from '../../lib/strings';
import { LogoMark } from '../../ui/logo';
import { SiteLink } from '../../ui/site-link';
import { logoTone } from './logo-tone';
import { useCurrentPath } from './use-current-path';

/** The word mark, in the colour of the page it stands on. */
export function LogoLink({ brand }: { brand: string }) {
  const t = useT();
  return (
    <SiteLink className="logo" to="/" data-tone={logoTone(useCurrentPath())} aria-label={t('logo.home', { brand })}>
      <LogoMark />
      <span>{brand}</span>
    </SiteLink>
  );
}
