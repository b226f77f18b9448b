import { useMemo } from 'react';
import { useKeptDocument } from '../../../lib/use-kept-document';
import { useT } from '../../../lib/strings';
import { newDwelling, withoutSamples } from './edit-project';
import { exampleProject } from './example-project';
import { keptProject } from './living-area-store';
import type { Project } from './project';

/** The visitor's project, or the example until they change it. */
export function useProject() {
  const t = useT();
  const { value, set, ...kept } = useKeptDocument(keptProject);
  const example = useMemo(() => exampleProject(t), [t]);
  const project = value ?? example;
  return {
    ...kept,
    project,
    isExample: value === null,
    removeSamples: () => set(withoutSamples(project), t('living-area.example.removed')),
    /** @param undoable what was lost, in words */
    change: (next: Project, undoable?: string) => {
      if (next !== project) set(next, undoable);
    },
    startAnew: () =>
      set(
        { dwellings: [newDwelling(t('living-area.dwelling.new', { number: 1 }), t('living-area.storey.new', { number: 1 }))] },
        t('living-area.cleared'),
      ),
    showExample: () => set(null, t('living-area.cleared')),
  };
}

export type ProjectTool = ReturnType<typeof useProject>;
