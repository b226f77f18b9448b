import { type Clause, ruleOf, type ElementKind, type Outline, type Project, type Room, limits, type Rise, type Slope } from './project';
import { toHundredths, distanceFrom, FULL_HEIGHT_MM, gradientOf, measureZones } from './measure-zones';
import { countSamples, isOnlySamples } from './edit-project';
import type { Locale } from '@contract/constants';
import { formatDecimal } from '../../../../lib/text/decimal';
import type { Translate } from '../../../../lib/text/strings';
import { type MeasuredElement, type RoomArea, percentsOf } from './measure-room';
import { cornersOf, isMeasured, wallLengthMm, wallsOf, inwardWallsOf } from './outline';

/** The text function and language in which measures and rules are written. */
export type Words = { t: Translate; locale: Locale };

export const squareMetres = (hundredths: number, { locale }: Words): string => formatDecimal(hundredths / 100, locale, 2, 2);
export const metres = (mm: number, { locale }: Words): string => formatDecimal(mm / 1_000, locale, 2, 3);

export const clauseName = (clause: Clause, { t }: Words): string => t(`living-area.clause.${clause}`);

export const percentage = (percent: number, { locale }: Words): string => formatDecimal(percent, locale, 0, 2);

/** Returns the percentages that apply, largest first: `100 / 50 %`. */
export function percentText({ parts }: RoomArea, words: Words): string {
  const percents = [...new Set(parts.map(({ percent }) => percent))].toSorted((a, b) => b - a);
  return `${percents.length === 0 ? 0 : percents.map((percent) => percentage(percent, words)).join(' / ')} %`;
}

export const clausesText = ({ parts }: RoomArea, words: Words): string => parts.map(({ clause }) => clauseName(clause, words)).join(', ');

export function outlineText(outline: Outline, words: Words): string {
  if (!isMeasured(outline)) return '–';
  if (outline.kind === 'rectangle') return `${metres(outline.lengthMm, words)} × ${metres(outline.widthMm, words)} m`;
  return words.t('living-area.outline.polygon-text', { count: outline.points.length });
}

/** Returns the note that rooms of the example are among those counted; null when there are none. */
export function sampleText(project: Project, { t }: Words): string | null {
  const count = countSamples(project);
  if (count === 0) return null;
  if (isOnlySamples(project)) return t('living-area.example.all');
  return t(count === 1 ? 'living-area.example.some.one' : 'living-area.example.some', { count });
}

/** Returns the texts of what was deducted from the floor or added to it, by kind, each with its rule. */
function elementTexts({ elements }: RoomArea, words: Words): string[] {
  const kinds = new Map<ElementKind, MeasuredElement>();
  for (const measured of elements.filter(({ appliedMm2 }) => appliedMm2 > 0)) {
    const { kind } = measured.element;
    kinds.set(kind, { ...measured, appliedMm2: measured.appliedMm2 + (kinds.get(kind)?.appliedMm2 ?? 0) });
  }
  return [...kinds].map(([kind, { effect, clause, appliedMm2 }]) =>
    words.t(effect === 'added' ? 'living-area.special.added' : 'living-area.special.deducted', {
      element: words.t(`living-area.element.${kind}`),
      area: squareMetres(toHundredths(appliedMm2), words),
      clause: clauseName(clause, words),
    }),
  );
}

/** Returns the particulars of a room: its use, low parts, and deductions and additions. */
export function specialText(room: Room, area: RoomArea, words: Words): string {
  const { t } = words;
  const low = area.parts.filter(({ clause }) => clause === '4-2' || clause === '4-low').reduce((sum, { floor }) => sum + floor, 0);
  const texts = [
    isMeasured(room.outline) ? null : t('living-area.special.unmeasured'),
    room.isSample ? t('living-area.special.sample') : null,
    room.use === 'living' ? null : t(`living-area.use.${room.use}`),
    low > 0 && ruleOf(room.use).group === 'indoor'
      ? t(room.slopes.length > 0 ? 'living-area.special.slope' : 'living-area.special.low', { area: squareMetres(low, words) })
      : null,
    ...elementTexts(area, words),
  ];
  return texts.filter((text) => text !== null).join('; ') || '–';
}

/** Returns the name of a wall: A, B, C … and beyond the alphabet A1, B1 …. */
export const wallName = (index: number): string => String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : Math.floor(index / 26));

export const wallOptions = (outline: Outline, words: Words): { value: string; text: string }[] =>
  wallsOf(cornersOf(outline)).map((wall, index) => ({
    value: String(index),
    text: words.t('living-area.wall', { name: wallName(index), length: metres(wallLengthMm(wall), words) }),
  }));

const firstWall = ({ slopes }: Room): string => wallName(slopes[0]?.wall ?? 0);

/** Returns the title of the section, which names the wall it starts from. */
export const sectionTitle = (room: Room, { t }: Words): string => t('living-area.section.title', { wall: firstWall(room) });

export const sectionLabel = (room: Room, { t }: Words): string =>
  t('living-area.section.label', { ...percentsOf(room), name: room.name, wall: firstWall(room) });

/** Returns the text that says how far from its wall a slope reaches two metres, if anywhere in the room. */
export function fullHeightText({ wall, rise, kneeMm }: Slope, room: Room, words: Words): string {
  const { full, half, low } = measureZones(room);
  if (full === 0 && half + low > 0) return words.t('living-area.slope.never');
  const gradient = gradientOf(rise, kneeMm);
  const distance = (FULL_HEIGHT_MM - kneeMm) / gradient;
  if (!(distance >= 0 && distance <= depthFrom(wall, room))) return words.t('living-area.slope.no-crossing');
  const values = { distance: metres(Math.round(distance / 10) * 10, words), wall: wallName(wall) };
  return words.t(gradient > 0 ? 'living-area.slope.crossing' : 'living-area.slope.falling', values);
}

function depthFrom(position: number, { outline }: Room): number {
  const corners = cornersOf(outline);
  const wall = inwardWallsOf(corners)[position];
  return wall ? Math.max(...corners.map((corner) => distanceFrom(wall, corner))) : 0;
}

const RUN_MM = 2_000;

/** Returns the same roof by the height it reaches after a run, as far as whole measures allow. */
export const toEnd = ({ rise, kneeMm }: Slope): Rise => ({
  kind: 'end',
  heightMm: Math.min(Math.max(Math.round(kneeMm + gradientOf(rise, kneeMm) * RUN_MM), 0), limits.heightMm),
  runMm: RUN_MM,
});

export const toAngle = ({ rise, kneeMm }: Slope): Rise => {
  const degrees = Math.round((Math.atan(gradientOf(rise, kneeMm)) * 18_000) / Math.PI) / 100;
  return { kind: 'angle', degrees: Math.min(Math.max(degrees, 0), limits.degrees) };
};
