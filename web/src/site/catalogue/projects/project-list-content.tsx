import { listPaths } from '@contract/content/content-path';
import type { Page } from '@contract/list';
import type { ProjectSummary } from '@contract/content/project';
import type { Site } from '@contract/content/site';
import { crumbsTo, PageFacts } from '../../blocks/page-facts';
import { collectionPageJsonLd } from '../../../lib/head/json-ld';
import type { PageContext } from '../../../lib/page/page-context';
import { withStaticSections } from '../../../lib/head/static-sections';
import { pageHead } from '../../../lib/head/seo';
import { PageIntro } from '../../blocks/page-intro';
import { ProjectList } from '../../blocks/project-list';
import { RequestBand } from '../../blocks/call-to-action-band';
import { countText } from '../../../lib/text/decimal';
import { FilterLinks, NextPageLink } from '../../blocks/filter-links';
import { useT } from '../../../lib/text/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { SheetSection } from '../../../ui/layout/sheet-section';

type Shown = { projects: Page<ProjectSummary>; section: string; isFirst: boolean };

/** The list of projects, and what it says about itself. Filtered and later pages point to the whole list. */
export function projectListContent({ projects, section, isFirst }: Shown, site: Site, context: PageContext) {
  const { t } = context;
  const path = listPaths.project;
  const crumbs = crumbsTo(t, { name: t('pages.projects.title'), path });
  const description = t('pages.projects.description');
  const entries = projects.items.map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` }));
  const facts = isFirst && !section ? [collectionPageJsonLd({ name: t('pages.projects.title'), description, path, entries }, context)] : [];
  return withStaticSections(
    {},
    {
      head: pageHead({ title: t('pages.projects.head'), description, path, ...context }),
      page: (
        <>
          <ProjectListPage projects={projects} section={section} sections={site.categories} crumbs={crumbs} phone={site.phone} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}

type ProjectListPageProps = {
  projects: Page<ProjectSummary>;
  /** Slug of the section that is shown, '' for all. */
  section: string;
  sections: Site['categories'];
  crumbs: readonly Crumb[];
  phone: string;
};

/** The plan list of what was drawn, by section if asked. */
function ProjectListPage({ projects, section, sections, crumbs, phone }: ProjectListPageProps) {
  const t = useT();
  const path = listPaths.project;
  const choices = [
    { label: t('pages.all'), to: path, current: section === '' },
    ...sections.map(({ slug, name }) => ({ label: name, to: `${path}?leistung=${slug}`, current: slug === section })),
  ];
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('pages.projects.title')} lead={t('pages.projects.lead')} />
      <SheetSection letter="A" zone={t('catalogue.projects.zone')} tone="sheet">
        <h2 className="visually-hidden">{countText(t, 'pages.projects.count', projects.items.length)}</h2>
        <FilterLinks label={t('pages.projects.filter')} choices={choices} />
        {projects.items.length > 0 ? (
          <ProjectList projects={projects.items} />
        ) : (
          <EmptySheet title={t('pages.projects.none')} text={t('pages.projects.none-text')} />
        )}
        <NextPageLink path={path} query={section ? { leistung: section } : {}} next={projects.next} label={t('pages.projects.more')} />
      </SheetSection>
      <RequestBand letter="B" title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </>
  );
}
