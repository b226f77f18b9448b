import { useMemo } from 'react';
import { useKeptDocument } from '../../../lib/storage/use-kept-document';
import { type Translate, useT } from '../../../lib/text/strings';
import { newDwelling, newRoom, rectangle, withoutSamples } from './measure/edit-project';
import type { Project, Room } from './measure/project';
import { storedValue } from '../../../lib/storage/stored-value';
import { isProject } from './measure/project-guard';

/** The visitor's project in this browser; null until they change the example. The name carries the format's version. */
const keptProject = storedValue<Project | null>('pq.livingArea.v1', isProject, null);

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

/** A top-floor flat with two sloping ceilings and a balcony, shown until the visitor has rooms of their own. */
export function exampleProject(t: Translate): Project {
  // Ids of their own, since server and browser must agree on them.
  const room = (id: string, name: string, own: Partial<Room>): Room => newRoom({ ...own, id, name, isSample: true });
  const rooms = [
    room('example-1', t('living-area.example.bedroom'), { outline: rectangle(4.2, 3.8) }),
    room('example-2', t('living-area.example.bathroom'), { outline: rectangle(3.8, 2.6) }),
    room('example-3', t('living-area.example.child'), {
      outline: rectangle(4, 3.8),
      slopes: [{ wall: 0, kneeMm: 1_200, rise: { kind: 'angle', degrees: 45 } }],
    }),
    room('example-4', t('living-area.example.living'), { outline: rectangle(5, 3.6) }),
    room('example-5', t('living-area.example.hall'), { outline: rectangle(3.6, 1.8) }),
    room('example-6', t('living-area.example.study'), {
      outline: rectangle(4, 3.6),
      slopes: [{ wall: 3, kneeMm: 1_000, rise: { kind: 'end', heightMm: 2_500, runMm: 2_000 } }],
    }),
    room('example-7', t('living-area.example.balcony'), { use: 'balcony', outline: rectangle(4, 2) }),
  ];
  const storey = { id: 'example-storey', name: t('living-area.storey.upper'), rooms };
  return { dwellings: [{ id: 'example', name: t('living-area.dwelling.new', { number: 1 }), storeys: [storey] }] };
}
