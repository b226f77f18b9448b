import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../ui/marks/logo';

type BarLogoProps = { brand: string; /** The area's dashboard. */ to: string; tag?: string };

/** The word mark, which in areas leads to the dashboard and alternates as on any page of no section (spec §2). */
export function BarLogo({ brand, to, tag }: BarLogoProps) {
  const { t } = useTranslation();
  return (
    <>
      <Link className="logo" to={to} data-tone="alternating" aria-label={t('bar.home', { brand })}>
        <LogoMark />
        <span>{brand}</span>
      </Link>
      {tag && <span className="tag">{tag}</span>}
    </>
  );
}
