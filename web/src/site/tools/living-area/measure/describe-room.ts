import { type Clause, ruleOf } from './room-use';
import { toHundredths } from './round-area';
import { countSamples, isOnlySamples } from './own-rooms';
import type { Locale } from '@contract/constants';
import { formatDecimal } from '../../../../lib/text/decimal';
import type { Translate } from '../../../../lib/text/strings';
import type { MeasuredElement, RoomArea } from './measure-room';
import { cornersOf, isMeasured, wallLengthMm, wallsOf } from './outline';
import type { ElementKind, Outline, Project, Room } from './project';

/** How measures and rules read on this page. */
export type Words = { t: Translate; locale: Locale };

export const squareMetres = (hundredths: number, { locale }: Words): string => formatDecimal(hundredths / 100, locale, 2, 2);
export const metres = (mm: number, { locale }: Words): string => formatDecimal(mm / 1_000, locale, 2, 3);

export const clauseName = (clause: Clause, { t }: Words): string => t(`living-area.clause.${clause}`);

export const percentage = (percent: number, { locale }: Words): string => formatDecimal(percent, locale, 0, 2);

/** Which percentages apply, largest first: `100 / 50 %`. */
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

/** That rooms of the example are among those counted; null when there are none. */
export function sampleText(project: Project, { t }: Words): string | null {
  const count = countSamples(project);
  if (count === 0) return null;
  if (isOnlySamples(project)) return t('living-area.example.all');
  return t(count === 1 ? 'living-area.example.some.one' : 'living-area.example.some', { count });
}

/** What was taken off the floor or added to it, by kind, each with its rule. */
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

/** What is special about a room: its use, low parts, what was taken off or added. */
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

/** Walls are called A, B, C … and beyond the alphabet A1, B1 …. */
export const wallName = (index: number): string => String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : Math.floor(index / 26));

export const wallOptions = (outline: Outline, words: Words): { value: string; text: string }[] =>
  wallsOf(cornersOf(outline)).map((wall, index) => ({
    value: String(index),
    text: words.t('living-area.wall', { name: wallName(index), length: metres(wallLengthMm(wall), words) }),
  }));
