import { cents } from '@contract/pricing/money';
import { accents } from '@contract/content/product-terms';
import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';
import { Icon } from '../../ui/marks/icon';
import { Price } from '../../ui/marks/price';
import { SiteLink } from '../../ui/layout/site-link';
import { fromPrice } from './from-price';

/** One plan in five states under five captions; pointing at a caption pulls its section lines apart (CSS alone). */
export function HeroStrip({ categories }: { categories: Site['categories'] }) {
  const t = useT();
  return (
    <>
      <div className="strip" role="img" aria-label={t('catalogue.strip.label')}>
        {accents.map((accent) => (
          <div key={accent} className="state" data-accent={accent}>
            <Drawing name={`strip/${accent}`} />
          </div>
        ))}
        {['A', 'B', 'C', 'D'].map((letter) => (
          <div key={letter} className="section-line" data-letter={letter} />
        ))}
      </div>
      <nav className="captions" aria-label={t('catalogue.strip.sections')}>
        {categories.map((category) => (
          <StateCaption key={category.slug} category={category} />
        ))}
      </nav>
    </>
  );
}

function StateCaption({ category }: { category: Site['categories'][number] }) {
  const t = useT();
  const lowest = fromPrice(category.products);
  return (
    <SiteLink to={`/${category.slug}`} data-accent={category.accent}>
      <strong>
        {category.navLabel} <Icon name="arrow-right" />
      </strong>
      <span className="caption-text">{t(`catalogue.strip.${category.accent}`)}</span>
      {lowest && (
        <div className="mono">
          <Price net={cents(lowest.price)} unit={lowest.unit} from />
        </div>
      )}
    </SiteLink>
  );
}
