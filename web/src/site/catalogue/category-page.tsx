import type { Category } from '@contract/content/product';
import { useT } from '../../lib/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { CategoryHero } from './category-hero';
import { NeedsAndQuestions } from './needs-and-questions';
import { ProductCards } from './product-cards';
import { ProductComparison } from './product-comparison';
import { groupProducts } from './product-groups';
import { ProductRows } from '../blocks/product-rows';
import { RequestBand } from '../blocks/request-band';

/** Up to so many services stand side by side; more become rows. */
const MAX_CARDS = 3;

type CategoryPageProps = { category: Category; crumbs: readonly Crumb[]; phone: string };

export function CategoryPage({ category, crumbs, phone }: CategoryPageProps) {
  const t = useT();
  const levels = category.products.length <= MAX_CARDS;
  const count = category.products.length;
  return (
    <div data-accent={category.accent}>
      <CategoryHero
        category={category}
        crumbs={crumbs}
        chooseLabel={t(levels ? 'catalogue.category.choose-level' : 'catalogue.category.choose')}
      />
      <SheetSection
        id="a"
        letter="A"
        zone={t(levels ? 'catalogue.category.levels' : 'catalogue.category.products')}
        title={t(levels ? 'catalogue.category.levels-title' : 'catalogue.category.products-title', { count })}
        aside={<p>{t('catalogue.category.products-lead')}</p>}
        tone="sheet"
      >
        {levels ? <Levels category={category} /> : <Groups category={category} />}
      </SheetSection>
      <SheetSection letter="B" zone={t('catalogue.category.how')}>
        <RichText html={category.bodyHtml} />
      </SheetSection>
      <NeedsAndQuestions category={category} letters={['C', 'D']} />
      {category.related.length > 0 && (
        <SheetSection letter="E" zone={t('catalogue.category.related')} title={t('catalogue.category.related-title')} tight>
          <ProductRows products={category.related} />
        </SheetSection>
      )}
      <RequestBand letter="F" title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </div>
  );
}

function Levels({ category }: { category: Category }) {
  return (
    <div className="levels">
      <ProductCards category={category} />
      <ProductComparison category={category} />
    </div>
  );
}

function Groups({ category }: { category: Category }) {
  const t = useT();
  return (
    <div className="product-groups">
      {groupProducts(category.slug, category.products).map(({ title, products }) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <ProductRows products={products} />
        </section>
      ))}
    </div>
  );
}
