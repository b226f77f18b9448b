import type { Project } from '@contract/content/project';
import { useLocale } from '../../../lib/text/locale';
import { countText } from '../../../lib/text/decimal';
import { useT } from '../../../lib/text/strings';

/** Returns what every sheet of a project says: place, area and duration, and its story in up to three steps. */
export function useProjectFacts(project: Project) {
  const t = useT();
  const number = new Intl.NumberFormat(useLocale());
  return {
    facts: [
      { name: t('pages.project.location'), value: project.location },
      { name: t('pages.project.area'), value: t('catalogue.projects.area', { area: number.format(project.areaSqm) }) },
      { name: t('pages.project.duration'), value: countText(t, 'catalogue.projects.duration', project.durationDays) },
    ],
    story: [
      { title: t('pages.project.challenge'), text: project.challenge },
      { title: t('pages.project.solution'), text: project.solution },
      { title: t('pages.project.result'), text: project.result },
    ].filter(({ text }) => text),
  };
}
