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
} from '../../../../lib/storage/guards';
import { isSimplePolygon } from './outline';
import {
  elementKinds,
  heightZones,
  limits,
  type Dwelling,
  type Outline,
  type Point,
  type Project,
  type Rise,
  type Room,
  type RoomElement,
  type Slope,
  type Storey,
  roomUseNames,
} from './project';

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

/** Whether something read from browser storage is a project of this version. */
export const isProject: Guard<Project> = isShape<Project>({ dwellings: hasSome(isListOf(isDwelling, limits.dwellings)) });
