import type { Accent } from '@contract/content/product';
import type { ReactNode } from 'react';
import { useT, type Translate } from '../../lib/text/strings';
import { Breadcrumb, type Crumb } from '../../ui/layout/breadcrumb';
import { Drawing, type DrawingProps } from '../../ui/marks/drawing';
import { breadcrumbJsonLd, type FactContext } from '../../lib/head/json-ld';
import { JsonLd } from '../../ui/layout/json-ld';

type PageIntroProps = {
  crumbs: readonly Crumb[];
  title: ReactNode;
  /** The content above the title: when and where it belongs. */
  above?: ReactNode;
  lead?: string;
  accent?: Accent;
  /** The content to the right: a drawing or a title block. */
  aside?: ReactNode;
  /** The content below the lead paragraph: actions, filters. */
  children?: ReactNode;
};

/** The squared head of a page: where it is, what it is about. */
export function PageIntro({ crumbs, above, title, lead, accent, aside, children }: PageIntroProps) {
  const t = useT();
  return (
    <section className={aside ? 'hero hero-page with-aside' : 'hero hero-page'} data-accent={accent}>
      <div className="wrap">
        <Breadcrumb label={t('catalogue.breadcrumb')} crumbs={crumbs} />
        <div className="hero-top">
          <div>
            {above}
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
            {children}
          </div>
          {aside}
        </div>
      </div>
    </section>
  );
}

type HeroDrawingProps = Pick<DrawingProps, 'name' | 'otherwise' | 'label'> & { caption?: string };

/** A drawing on its own sheet beside a page's title. */
export const HeroDrawing = ({ caption, ...drawing }: HeroDrawingProps) => (
  <figure className="hero-drawing">
    <Drawing {...drawing} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

type PageFactsProps = {
  crumbs: readonly Crumb[];
  context: FactContext;
  /** The subjects of the page, in schema.org's terms. */
  facts?: readonly Record<string, unknown>[];
};

/** Structured data of a page for search engines: its breadcrumbs and its subjects. */
export const PageFacts = ({ crumbs, context, facts = [] }: PageFactsProps) => (
  <>
    {[breadcrumbJsonLd(crumbs, context), ...facts].map((data, index) => (
      <JsonLd key={index} data={data} />
    ))}
  </>
);

/** Returns the breadcrumbs of a page, home first. */
export const crumbsTo = (t: Translate, ...steps: readonly Crumb[]): Crumb[] => [{ name: t('catalogue.home'), path: '/' }, ...steps];
