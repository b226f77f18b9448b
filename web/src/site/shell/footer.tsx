import { locales } from '@contract/constants';
import { ownPages } from '@contract/content/page-kinds';
import type { Site, SocialNetwork } from '@contract/content/site';
import type { ReactNode } from 'react';
import { localePath } from '../../lib/text/locale-path';
import { useT } from '../../lib/text/strings';
import { ConsentSettingsButton } from '../../ui/marks/consent-settings-button';
import { LogoMark } from '../../ui/marks/logo';
import { SiteLink } from '../../ui/layout/site-link';
import { phoneHref } from '../../lib/head/opening-hours';

const buttonPaths: readonly string[] = [ownPages.withdrawal.path, ownPages.cancellation.path];

const networks: Record<SocialNetwork, { name: string; mark: string }> = {
  linkedin: { name: 'LinkedIn', mark: 'in' },
  instagram: { name: 'Instagram', mark: 'ig' },
  youtube: { name: 'YouTube', mark: 'yt' },
  facebook: { name: 'Facebook', mark: 'fb' },
  xing: { name: 'XING', mark: 'xi' },
  mastodon: { name: 'Mastodon', mark: 'ma' },
  tiktok: { name: 'TikTok', mark: 'ti' },
  pinterest: { name: 'Pinterest', mark: 'pi' },
};

/** The footer: what we do, every page, and the title block with the facts. */
export function Footer({ site, path }: { site: Site; path: string }) {
  const { footer } = site;
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="cols">
          <div>
            <SiteLink className="logo" to="/">
              <LogoMark />
              <span>{site.brand}</span>
            </SiteLink>
            <p className="footer-about">{footer.about}</p>
            <SocialLinks site={site} />
          </div>
          {columnsOf(footer).map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ContractLinks />
        <FactsBlock site={site} path={path} />
        <div className="footer-note">
          <p>
            <span>{footer.copyright}</span>
            <span>{footer.priceNote}</span>
          </p>
          <ConsentSettingsButton />
        </div>
      </div>
    </footer>
  );
}

/** Returns the editors' columns without what the law wants on every page: it stands apart, so that no edit loses it. */
const columnsOf = ({ columns }: Site['footer']) =>
  columns.map(({ title, links }) => ({ title, links: links.filter(({ to }) => !buttonPaths.includes(to)) }));

/** Shows the links that § 356a Abs. 1 and § 312k Abs. 2 BGB require: always there, easy to see, with exactly these words. */
function ContractLinks() {
  const t = useT();
  return (
    <nav className="footer-contracts" aria-label={t('footer.contracts')}>
      <SiteLink className="button small" to={ownPages.withdrawal.path}>
        {t('footer.withdrawal')}
      </SiteLink>
      <SiteLink className="button small" to={ownPages.cancellation.path}>
        {t('footer.cancellation')}
      </SiteLink>
    </nav>
  );
}

function SocialLinks({ site }: { site: Site }) {
  const t = useT();
  return (
    <ul className="social">
      {site.social.map(({ network, url }) => {
        const { name, mark } = networks[network];
        return (
          <li key={network}>
            <a className="icon-button" href={url} rel="me noopener" aria-label={t('footer.social', { brand: site.brand, network: name })}>
              <span className="mono">{mark}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function FactsBlock({ site, path }: { site: Site; path: string }) {
  const t = useT();
  return (
    <div className="footer-block">
      <Fact label={t('footer.provider')}>{site.address}</Fact>
      <Fact label={t('footer.phone')}>
        <a href={phoneHref(site.phone)}>{site.phone}</a>
      </Fact>
      <Fact label={t('footer.email')}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </Fact>
      <Fact label={t('footer.hours')}>{site.supportHours}</Fact>
      <Fact label={t('language.label')}>
        {locales.map((locale, index) => (
          <span key={locale}>
            {index > 0 && ' / '}
            <a href={localePath(locale, path)} hrefLang={locale} lang={locale}>
              {t(`language.${locale}`)}
            </a>
          </span>
        ))}
      </Fact>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className="label">{label}</span>
      {children}
    </div>
  );
}
