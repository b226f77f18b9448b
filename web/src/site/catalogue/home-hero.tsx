import type { Home, Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { LongArrow } from '../../ui/marks/long-arrow';
import { SiteLink } from '../../ui/layout/site-link';
import { TitleBlock } from '../../ui/layout/title-block';
import { HeroStrip } from './hero-strip';

export function HomeHero({ home, site }: { home: Home; site: Site }) {
  const t = useT();
  return (
    <section className="hero hero-home">
      <div className="wrap">
        <div className="hero-top">
          <div>
            <h1>{home.title}</h1>
            <p className="lead">{home.subtitle}</p>
            <div className="row">
              <SiteLink className="button primary" to="/konfigurator">
                {home.primaryCta} <LongArrow />
              </SiteLink>
              <a className="button" href="#a">
                {home.secondaryCta}
              </a>
            </div>
          </div>
          <TitleBlock
            facts={[
              { name: t('catalogue.hero.offer'), value: t('catalogue.hero.offer.value') },
              { name: t('catalogue.hero.price'), value: t('catalogue.hero.price.value') },
              { name: t('catalogue.hero.delivery'), value: t('catalogue.hero.delivery.value') },
              { name: t('catalogue.hero.projects'), value: t('catalogue.hero.projects.value') },
              {
                name: t('catalogue.hero.formats'),
                value: <span className="format-list">DWG DXF RVT PLN IFC E57 XLSX</span>,
                fullRow: true,
              },
            ]}
          />
        </div>
        <HeroStrip categories={site.categories} />
      </div>
    </section>
  );
}
