import { dimensionsAcross } from './annotation';
import type { DrawingPlan, Drawings } from './drawing';
import { hatch, ACCENT, HAND, lettering, RED, SHEET, TINT } from './ink';
import { HOUSE_Q } from './house';
import { plan } from './plan';

const sans = (x: number, y: number, text: string, bold = false): string =>
  `<text x="${x}" y="${y}" font-size="18" fill="currentColor" stroke="none"${bold ? ' font-weight="680"' : ''}>${text}</text>`;

const byHand = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" font-size="20" fill="${RED}" stroke="none" ${HAND}>${text}</text>`;

const READERS = [
  { from: [300, 74], y: 90, first: 'Layer, die', second: 'man versteht' },
  { from: [372, 166], y: 190, first: 'Geschlossene', second: 'Polylinien' },
  { from: [342, 300], y: 290, first: 'Ehrliche', second: 'Genauigkeit' },
] as const;

/** Draws a plan that the next person can read, with what makes it so. */
const readPlan = (): string =>
  [
    plan(HOUSE_Q, { scale: 29, x: 36, y: 66, wall: 'hatch', hatchId: 'd_read', stamps: 'names', fontSize: 9 }),
    dimensionsAcross([0, 4.7, 7.5, 12], 46, { scale: 29, origin: 36, colour: ACCENT, fontSize: 11 }),
    dimensionsAcross([0, 1.2, 4.2, 5.9, 7, 8.5, 10.7, 12], 342, { scale: 29, origin: 36, colour: ACCENT, fontSize: 9 }),
    READERS.map(
      ({ from: [x, y], y: at, first, second }, index) =>
        `<path d="M${x} ${y}L458 ${at}" stroke="${RED}" stroke-width="1.4"/><circle cx="474" cy="${at}" r="15" fill="${SHEET}" stroke="${RED}" stroke-width="1.8"/>${lettering(474, at + 5, String(index + 1), { size: 15, fill: RED, anchor: 'middle', bold: true })}${sans(502, at - 4, first, true)}${sans(502, at + 18, second)}`,
    ).join(''),
  ].join('');

const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr'];
const HOURS = [8, 10, 12, 14, 16, 18];
const hourAt = (hour: number): number => 118 + (hour - 8) * 40;

/** Draws the week of the support hours. */
const week = (): string =>
  [
    HOURS.map((hour) => lettering(hourAt(hour), 34, String(hour), { size: 15, anchor: 'middle' })).join(''),
    DAYS.map(
      (day, index) =>
        `${lettering(20, 70 + index * 38, day, { size: 16 })}<path d="M54 ${65 + index * 38}H110" stroke-width="1" stroke-dasharray="2 4"/><path d="M118 ${52 + index * 38}H518v26H118z" fill="${TINT}" stroke="${ACCENT}" stroke-width="1.4"/>`,
    ).join(''),
    `<path d="${HOURS.map((hour) => `M${hourAt(hour)} 42v8`).join('')}" stroke-width="1"/>`,
  ].join('');

const TASKS = [
  { name: 'Mieterplan 3. OG', state: 'in Arbeit' },
  { name: 'Werkplan Index c', state: 'als Nächstes' },
  { name: 'Bestand Halle 2', state: 'wartet' },
  { name: 'Variante Foyer', state: 'wartet' },
  { name: 'Türliste neu', state: 'wartet' },
];

/** Draws a queue of tasks: one in progress, one next, the others waiting; a hand puts one before another. */
const taskQueue = (): string =>
  [
    TASKS.map(({ name, state }, index) => {
      const y = 20 + index * 58;
      const box =
        index === 0
          ? `fill="${TINT}" stroke="${ACCENT}" stroke-width="2"`
          : `fill="${SHEET}" stroke-width="1"${index > 1 ? ' stroke-dasharray="5 4"' : ''}`;
      const arrow = index < TASKS.length - 1 ? `<path d="M134 ${y + 21}v58m-6 -8l6 8l6 -8" stroke-width="1.2"/>` : '';
      return `<path d="M150 ${y}h330v42H150z" ${box}/>${sans(168, y + 27, name, index === 0)}${lettering(12, y + 26, state, { size: 14, ...(index === 0 && { fill: ACCENT }) })}${arrow}`;
    }).join(''),
    `<path d="M494 273C560 252 560 108 496 102m10 -6l-10 6l9 9" stroke="${RED}" stroke-width="1.8"/>`,
    byHand(556, 170, 'Sie') + byHand(556, 194, 'ordnen'),
  ].join('');

/** Draws a rolled plan with its note. */
const planRoll = (): string =>
  [
    `<path d="M60 56h300a32 42 0 0 1 0 84H60" fill="${SHEET}" stroke-width="1.8"/><ellipse cx="60" cy="98" rx="32" ry="42" fill="${SHEET}" stroke-width="1.8"/>`,
    '<path d="M60 72a20 26 0 1 1 -14 44a13 18 0 1 1 20 -22" stroke-width="1.2"/><path d="M176 56v84M190 56v84" stroke-width="1"/>',
    `<path d="M226 72h132v52H226z" fill="${TINT}" stroke="${ACCENT}"/>`,
    lettering(236, 90, 'Name', { size: 12 }) +
      lettering(236, 105, 'AN-2026-…', { size: 12 }) +
      lettering(236, 120, 'Rücksendung an', { size: 12 }),
    `<path d="M340 72L372 32H470" stroke="${RED}" stroke-width="1.2"/>${byHand(376, 24, 'Zettel dazu')}`,
    dimensionsAcross([60, 360], 182, { colour: ACCENT, fontSize: 13, labels: ['bis A0, gerollt oder plan'] }),
  ].join('');

const scene = (width: number, height: number, draw: () => string, patterns = ''): DrawingPlan => ({ width, height, draw, patterns });

/** Drawings that only one page has. */
export const pageSceneDrawings: Drawings = {
  'scene/read-plan': scene(664, 376, readPlan, hatch('d_read', 'steel', ACCENT)),
  'scene/week': scene(536, 260, week),
  'scene/task-queue': scene(664, 320, taskQueue),
  'scene/plan-roll': scene(520, 204, planRoll),
};

/** What is lettered in these drawings, in English. */
export const pageSceneWords: Record<string, string> = {
  'Layer, die': 'Layers that',
  'man versteht': 'make sense',
  Geschlossene: 'Closed',
  Polylinien: 'polylines',
  Ehrliche: 'Honest',
  Genauigkeit: 'accuracy',
  Mo: 'Mon',
  Di: 'Tue',
  Mi: 'Wed',
  Do: 'Thu',
  Fr: 'Fri',
  'in Arbeit': 'in progress',
  'als Nächstes': 'next',
  wartet: 'waiting',
  'Mieterplan 3. OG': 'Tenant plan, 3rd floor',
  'Werkplan Index c': 'Working drawing, rev. c',
  'Bestand Halle 2': 'As-built, hall 2',
  'Variante Foyer': 'Foyer, variant',
  'Türliste neu': 'New door schedule',
  Sie: 'you',
  ordnen: 'decide',
  'Rücksendung an': 'Return to',
  'Zettel dazu': 'add a note',
  'bis A0, gerollt oder plan': 'up to A0, rolled or flat',
};
