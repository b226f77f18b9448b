import type { Project } from '@contract/content/project';
import { countText } from '../../../lib/count-text';
import { useLocale } from '../../../lib/locale';
import { useT } from '../../../lib/strings';
import { TitleBlock } from '../../../ui/layout/title-block';

/** A project's facts as a title block, below them the task, the way, the result. */
export function ProjectSheet({ project }: { project: Project }) {
  const t = useT();
  const number = new Intl.NumberFormat(useLocale());
  const story = [
    { title: t('pages.project.challenge'), text: project.challenge },
    { title: t('pages.project.solution'), text: project.solution },
    { title: t('pages.project.result'), text: project.result },
  ].filter(({ text }) => text);
  return (
    <>
      <TitleBlock
        columns={4}
        facts={[
          { name: t('pages.project.location'), value: project.location },
          { name: t('pages.project.area'), value: t('catalogue.projects.area', { area: number.format(project.areaSqm) }) },
          { name: t('pages.project.duration'), value: countText(t, 'catalogue.projects.duration', project.durationDays) },
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
