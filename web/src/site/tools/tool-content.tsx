import { contentPath } from '@contract/content/content-path';
import type { ProductSummary } from '@contract/content/product';
import type { Tool } from '@contract/content/solution';
import { FaqList } from '../blocks/page-sections';
import { PageFacts } from '../blocks/page-intro';
import { faqJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { toolJsonLd } from '../../lib/head/page-json-ld';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { useT } from '../../lib/text/strings';
import { Breadcrumb, type Crumb } from '../../ui/layout/breadcrumb';
import { Price } from '../../ui/marks/price';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';

/** Returns a tool's page around the tool, the service its result is handed over to, and the page's head. */
export function toolContent(tool: Tool, context: PageContext) {
  const { t } = context;
  const path = contentPath('tool', tool.slug);
  const crumbs = [
    { name: t('catalogue.home'), path: '/' },
    { name: tool.name, path },
  ];
  const facts = [toolJsonLd(tool, context), ...(tool.faqs.length > 0 ? [faqJsonLd(tool.faqs)] : [])];
  const [product] = tool.products;
  return withStaticSections(
    { product: product && orderable(product) },
    {
      head: pageHead({ ...tool.seo, path, ...context }),
      top: <ToolTop tool={tool} crumbs={crumbs} />,
      offer: product && <ToolOffer product={product} />,
      below: (
        <>
          <ToolText tool={tool} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}

const orderable = ({ id, price, unit, minQuantity }: ProductSummary) => ({ id, price, unit, minQuantity });

function ToolTop({ tool, crumbs }: { tool: Tool; crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <div className="wrap tool-top">
      <Breadcrumb label={t('catalogue.breadcrumb')} crumbs={crumbs} />
      <h1>{tool.headline || tool.name}</h1>
      <p className="lead">{tool.intro}</p>
    </div>
  );
}

/** Shows what it costs to have it done, below the button that asks for it. */
function ToolOffer({ product }: { product: ProductSummary }) {
  const t = useT();
  const { name, category, slug, unit, minQuantity } = product;
  return (
    <p className="small muted tool-offer">
      {t('tool.order.offer')}{' '}
      <SiteLink className="accent-text" to={`/${category}/${slug}`}>
        {name}
      </SiteLink>
      <br />
      <Price net={product.price} unit={unit} />
      {minQuantity > 1 && `, ${t('tool.order.minimum', { quantity: minQuantity, unit: t(`units.${unit}`) })}`}
    </p>
  );
}

function ToolText({ tool }: { tool: Tool }) {
  const t = useT();
  return (
    <>
      <SheetSection letter="A" zone={t('tool.explanation.zone')} tone="sheet">
        <RichText html={tool.explanationHtml} />
      </SheetSection>
      {tool.faqs.length > 0 && (
        <SheetSection letter="B" zone={t('tool.questions.zone')} title={t('tool.questions')}>
          <FaqList faqs={tool.faqs} />
        </SheetSection>
      )}
    </>
  );
}
