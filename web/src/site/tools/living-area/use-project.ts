import { useMemo } from 'react';
import { useKeptDocument } from '../../../lib/storage/use-kept-document';
import { type Translate, useT } from '../../../lib/text/strings';
import { newDwelling, newRoom, rectangle, withoutSamples } from './measure/edit-project';
import {
  type Project,
  type Room,
  elementKinds,
  heightZones,
  limits,
  type Dwelling,
  type Outline,
  type Point,
  type Rise,
  type RoomElement,
  type Slope,
  type Storey,
  roomUseNames,
} from './measure/project';
import { storedValue } from '../../../lib/storage/stored-value';
import {
  isBoolean,
  isEither,
  isListOf,
  isNumberIn,
  isOneOf,
  isShape,
  isTextUpTo,
  isWholeIn,
  type Guard,
} from '../../../lib/storage/guards';
import { isSimplePolygon } from './measure/outline';

const isId = isTextUpTo(40);
const isName = isTextUpTo(limits.nameLength);
const isLength = isWholeIn(1, limits.lengthMm);
const isSide = isWholeIn(0, limits.lengthMm);
const isHeight = isWholeIn(1, limits.heightMm);
const isKnee = isWholeIn(0, limits.heightMm);

const isPoint = isShape<Point>({ x: isWholeIn(-limits.lengthMm, limits.lengthMm), y: isWholeIn(-limits.lengthMm, limits.lengthMm) });
const isCorners: Guard<readonly Point[]> = (value): value is readonly Point[] =>
  isListOf(isPoint, limits.points)(value) && (value.length === 0 || isSimplePolygon(value));

const isOutline: Guard<Outline> = isEither(
  isShape<Extract<Outline, { kind: 'rectangle' }>>({ kind: isOneOf(['rectangle']), lengthMm: isSide, widthMm: isSide }),
  isShape<Extract<Outline, { kind: 'polygon' }>>({ kind: isOneOf(['polygon']), points: isCorners }),
);

const isRise: Guard<Rise> = isEither(
  isShape<Extract<Rise, { kind: 'angle' }>>({ kind: isOneOf(['angle']), degrees: isNumberIn(0, limits.degrees) }),
  isShape<Extract<Rise, { kind: 'end' }>>({ kind: isOneOf(['end']), heightMm: isKnee, runMm: isLength }),
);

const isSlope = isShape<Slope>({ wall: isWholeIn(0, limits.points - 1), kneeMm: isKnee, rise: isRise });

const isElement = isShape<RoomElement>({
  id: isId,
  kind: isOneOf(elementKinds),
  lengthMm: isLength,
  depthMm: isLength,
  heightMm: isHeight,
  risers: isWholeIn(1, limits.risers),
  reachesFloor: isBoolean,
  zone: isOneOf(heightZones),
});

const isSampleMark: Guard<true | undefined> = (value): value is true | undefined => value === undefined || value === true;

const isRoom = isShape<Room>({
  id: isId,
  name: isName,
  use: isOneOf(roomUseNames),
  outline: isOutline,
  ceilingMm: isHeight,
  slopes: isListOf(isSlope, limits.slopes),
  elements: isListOf(isElement, limits.elements),
  outdoorPercent: isNumberIn(limits.outdoorPercent.min, limits.outdoorPercent.max),
  isSample: isSampleMark,
});

const isStorey = isShape<Storey>({ id: isId, name: isName, rooms: isListOf(isRoom, limits.rooms) });
const hasSome =
  <T>(isItems: Guard<readonly T[]>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    isItems(value) && value.length > 0;
const isDwelling = isShape<Dwelling>({ id: isId, name: isName, storeys: hasSome(isListOf(isStorey, limits.storeys)) });

/** Returns true if a value read from browser storage is a project of this version. */
export const isProject: Guard<Project> = isShape<Project>({ dwellings: hasSome(isListOf(isDwelling, limits.dwellings)) });

/** The visitor's project in this browser; null until they change the example. The name carries the format's version. */
const keptProject = storedValue<Project | null>('pq.livingArea.v1', isProject, null);

/** Returns the visitor's project, or the example until they change it. */
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
    /** @param undoable a text that names what was lost */
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

/** Returns a top-floor flat with two sloping ceilings and a balcony, shown until the visitor has rooms of their own. */
export function exampleProject(t: Translate): Project {
  // The rooms have fixed ids, since server and browser must agree on them.
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
