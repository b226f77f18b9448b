import { ownPages } from '@contract/content/page-kinds';
import type { Project, ProjectSummary } from '@contract/content/project';
import type { Page } from '@contract/list';
import type { Site } from '@contract/content/site';
import { crumbsTo, PageFacts, PageIntro } from '../../blocks/page-intro';
import type { PageContext } from '../../../lib/page/page-context';
import { withStaticSections } from '../../../lib/head/static-sections';
import { pageHead } from '../../../lib/head/seo';
import { FilterLinks, NextPageLink } from '../../blocks/filter-links';
import { RequestBand } from '../../blocks/call-to-action-band';
import { useT } from '../../../lib/text/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { SheetSection } from '../../../ui/layout/sheet-section';
import { countText } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { useProjectFacts } from './project-facts';
import { TitleBlock } from '../../../ui/layout/page-head';
import { SiteLink } from '../../../ui/layout/site-link';
import { Drawing } from '../../../ui/marks/drawing';
import { Icon } from '../../../ui/marks/icon';
import { collectionPageJsonLd } from '../../../lib/head/json-ld';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

type Shown = {
  projects: Page<ProjectSummary>;
  /** The first project with its story; null where the list is filtered or goes on. */
  leading: Project | null;
  section: string;
  isFirst: boolean;
};

/** Returns the list of projects and its head. Filtered and later pages point to the whole list. */
export function projectListContent({ projects, leading, section, isFirst }: Shown, site: Site, context: PageContext) {
  const { t } = context;
  const path = ownPages.projects.path;
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
          <ProjectListPage
            projects={projects}
            leading={leading}
            section={section}
            sections={site.categories}
            crumbs={crumbs}
            phone={site.phone}
          />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}

type ProjectListPageProps = Pick<Shown, 'projects' | 'leading' | 'section'> & {
  sections: Site['categories'];
  crumbs: readonly Crumb[];
  phone: string;
};

/** The plan list of what was drawn, by section if asked; the whole list begins with one project in detail. */
function ProjectListPage({ projects: { items, next }, leading, section, sections, crumbs, phone }: ProjectListPageProps) {
  const t = useT();
  const path = ownPages.projects.path;
  const choices = [
    { label: t('pages.all'), to: path, current: section === '' },
    ...sections.map(({ slug, name }) => ({ label: name, to: `${path}?leistung=${slug}`, current: slug === section })),
  ];
  const others = leading ? items.filter(({ slug }) => slug !== leading.slug) : items;
  const letters = leading ? ['B', 'C'] : ['A', 'B'];
  return (
    <>
      <PageIntro
        crumbs={crumbs}
        title={t('pages.projects.headline')}
        lead={t('pages.projects.lead')}
        aside={items.some(({ example }) => example) && <ExampleNote />}
      />
      {leading && (
        <SheetSection letter="A" zone={t('pages.projects.leading')} tone="sheet" tight>
          <LeadingProject project={leading} />
        </SheetSection>
      )}
      <SheetSection
        letter={letters[0] ?? ''}
        zone={t('catalogue.projects.zone')}
        title={t(leading ? 'pages.projects.others' : 'pages.projects.shown')}
        tone={leading ? 'paper' : 'sheet'}
        aside={<FilterLinks label={t('pages.projects.filter')} choices={choices} />}
      >
        {items.length > 0 ? (
          <PlanList projects={others} before={items.length - others.length} />
        ) : (
          <EmptySheet title={t('pages.projects.none')} text={t('pages.projects.none-text')} />
        )}
        <NextPageLink path={path} query={section ? { leistung: section } : {}} next={next} label={t('pages.projects.more')} />
      </SheetSection>
      <RequestBand letter={letters[1] ?? ''} title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </>
  );
}

/** Says before anything else that projects on this page were made up. */
function ExampleNote() {
  const t = useT();
  return (
    <div className="example-note">
      <p className="example-mark">{t('pages.project.example')}</p>
      <p>{t('pages.projects.example-note')}</p>
    </div>
  );
}

/** One project in detail: its drawing, its figures, and its story in three steps. */
function LeadingProject({ project }: { project: Project }) {
  const t = useT();
  const { facts, story } = useProjectFacts(project);
  return (
    <article className="leading-project" data-accent={project.accent}>
      <div>
        <Drawing name={project.drawing} />
        {project.example && <p className="example-mark">{t('pages.project.example')}</p>}
      </div>
      <div>
        <h2>
          <SiteLink to={`${ownPages.projects.path}/${project.slug}`}>{project.title}</SiteLink>
        </h2>
        <p>{project.summary}</p>
        <TitleBlock facts={[...facts, { name: t('pages.project.services'), value: project.productName }]} />
      </div>
      <ol>
        {story.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The width of the longest duration's line, as a fraction of its column. */
const LONGEST = 92;

/** Projects as rows of a plan list, their durations as dimension lines to one scale. */
function PlanList({ projects, before }: { projects: readonly ProjectSummary[]; before: number }) {
  const t = useT();
  const number = new Intl.NumberFormat(useLocale());
  const longest = Math.max(1, ...projects.map(({ durationDays }) => durationDays));
  return (
    <ol className="plan-list">
      {projects.map((project, index) => (
        <li key={project.slug}>
          <SiteLink to={`${ownPages.projects.path}/${project.slug}`} data-accent={project.accent}>
            <span className="mono">{String(before + index + 1).padStart(2, '0')}</span>
            <Drawing name={project.drawing} />
            <span>
              <h3>{project.title}</h3>
              <span>{project.summary}</span>
            </span>
            <span className="plan-place">
              {project.productName}
              <small>{[project.location, project.year].filter(Boolean).join(', ')}</small>
            </span>
            <span className="plan-duration">
              <span className="mono">{countText(t, 'catalogue.projects.duration', project.durationDays)}</span>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 6H${Math.round((project.durationDays / longest) * LONGEST)}`} />
              </svg>
              <small>{t('catalogue.projects.area', { area: number.format(project.areaSqm) })}</small>
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
