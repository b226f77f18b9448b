import { ownPages } from '@contract/content/page-kinds';
import type { Project } from '@contract/content/project';
import { crumbsTo, PageFacts, HeroDrawing, PageIntro } from '../../blocks/page-intro';
import type { PageContext } from '../../../lib/page/page-context';
import { projectJsonLd } from '../../../lib/head/page-json-ld';
import { withStaticSections } from '../../../lib/head/static-sections';
import { pageHead } from '../../../lib/head/seo';
import { NeighbourLinks } from '../../blocks/filter-links';
import { ProductRows } from '../../blocks/product-rows';
import { RequestBand } from '../../blocks/call-to-action-band';
import { ContentBlocks, countBlocks } from '../../blocks/content-blocks';
import { axisLetter } from '../../blocks/page-sections';
import { Gallery, HeroPicture, PicturePair } from '../../blocks/pictures';
import { useT } from '../../../lib/text/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { SheetSection } from '../../../ui/layout/sheet-section';
import { SampleFiles } from '../../blocks/sample-files';
import { useProjectFacts } from './project-facts';
import { TitleBlock } from '../../../ui/layout/page-head';

/** Returns a project's page and its head. */
export function projectContent(project: Project, phone: string, context: PageContext) {
  const { t } = context;
  const path = `${ownPages.projects.path}/${project.slug}`;
  const crumbs = crumbsTo(t, { name: t('pages.projects.title'), path: ownPages.projects.path }, { name: project.title, path });
  return withStaticSections(
    {},
    {
      head: pageHead({ ...project.seo, path, ...context, type: 'article', picture: pictureOf(project) }),
      page: (
        <>
          <ProjectPage project={project} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[projectJsonLd(project, context)]} />
        </>
      ),
    },
  );
}

/** Returns the picture that stands for a project. */
const pictureOf = ({ pair, gallery = [] }: Project) => gallery[0] ?? pair?.after;

type ProjectPageProps = { project: Project; crumbs: readonly Crumb[]; phone: string };

/** A project as a sheet, with the services it took and its neighbours. */
function ProjectPage({ project, crumbs, phone }: ProjectPageProps) {
  const t = useT();
  const { accent, previous, next, products } = project;
  const further = 1 + countBlocks(project.blocks);
  const picture = pictureOf(project);
  const aside = picture ? <HeroPicture picture={picture} /> : <HeroDrawing name={project.drawing} />;
  return (
    <div data-accent={accent}>
      <PageIntro crumbs={crumbs} title={project.title} lead={project.summary} accent={accent} aside={aside}>
        {project.example && <p className="example-mark">{t('pages.project.example')}</p>}
      </PageIntro>
      <SheetSection letter="A" zone={t('pages.project.facts')} tone="sheet">
        <h2 className="visually-hidden">{t('pages.project.facts')}</h2>
        <ProjectSheet project={project} />
        {project.sample && <SampleFiles sample={project.sample} />}
        {project.pair && <PicturePair pair={project.pair} />}
        {project.gallery && <Gallery pictures={project.gallery} />}
      </SheetSection>
      <ContentBlocks blocks={project.blocks} before={1} />
      {products.length > 0 && (
        <SheetSection letter={axisLetter(further)} zone={t('pages.project.services')} title={t('pages.project.services-title')}>
          <ProductRows products={products} />
        </SheetSection>
      )}
      <NeighbourLinks
        label={t('pages.projects.title')}
        previous={previous && { title: previous.title, to: `${ownPages.projects.path}/${previous.slug}` }}
        next={next && { title: next.title, to: `${ownPages.projects.path}/${next.slug}` }}
      />
      <RequestBand letter={axisLetter(further + 1)} title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </div>
  );
}

/** A project's facts as a title block, below them the task, the way, the result. */
function ProjectSheet({ project }: { project: Project }) {
  const t = useT();
  const { facts, story } = useProjectFacts(project);
  return (
    <>
      <TitleBlock
        columns={4}
        facts={[
          ...facts,
          ...(project.year ? [{ name: t('pages.project.year'), value: String(project.year) }] : []),
          ...project.facts.map(({ label, value }) => ({ name: label, value })),
        ]}
      />
      <ol className="numbered-items story">
        {story.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
