import { listPaths } from '@contract/content/content-path';
import type { Project } from '@contract/content/project';
import { HeroDrawing } from '../../blocks/hero-drawing';
import { NeighbourLinks } from '../../blocks/neighbour-links';
import { PageIntro } from '../../blocks/page-intro';
import { ProductRows } from '../../blocks/product-rows';
import { RequestBand } from '../../blocks/request-band';
import { useT } from '../../../lib/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { SheetSection } from '../../../ui/layout/sheet-section';
import { ProjectSheet } from './project-sheet';

type ProjectPageProps = { project: Project; crumbs: readonly Crumb[]; phone: string };

/** A project as a sheet, with the services it took and its neighbours. */
export function ProjectPage({ project, crumbs, phone }: ProjectPageProps) {
  const t = useT();
  const { accent, previous, next, products } = project;
  const drawing = <HeroDrawing name={project.drawing} />;
  return (
    <div data-accent={accent}>
      <PageIntro crumbs={crumbs} title={project.title} lead={project.summary} accent={accent} aside={drawing}>
        {project.example && <p className="example-mark">{t('pages.project.example')}</p>}
      </PageIntro>
      <SheetSection letter="A" zone={t('pages.project.facts')} tone="sheet">
        <h2 className="visually-hidden">{t('pages.project.facts')}</h2>
        <ProjectSheet project={project} />
      </SheetSection>
      {products.length > 0 && (
        <SheetSection letter="B" zone={t('pages.project.services')} title={t('pages.project.services-title')}>
          <ProductRows products={products} />
        </SheetSection>
      )}
      <NeighbourLinks
        label={t('pages.projects.title')}
        previous={previous && { title: previous.title, to: `${listPaths.project}/${previous.slug}` }}
        next={next && { title: next.title, to: `${listPaths.project}/${next.slug}` }}
      />
      <RequestBand letter="C" title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </div>
  );
}
