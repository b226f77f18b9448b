import { ACCENT, MONO, SHEET } from './ink';
import { last, metres, round } from './drawing';

type DimensionOptions = {
  /** The pixels a metre, and where zero lies. */
  scale?: number;
  origin?: number;
  labels?: readonly string[];
  /** The length of the witness lines. */
  extension?: number;
  tick?: number;
  colour?: string;
  fontSize?: number;
};

/** Draws a horizontal dimension chain with 45° ticks at the given places. */
export function dimensionsAcross(places: readonly number[], y: number, o: DimensionOptions = {}): string {
  const { scale = 1, origin = 0, extension = 6, tick = 4, fontSize = 8 } = o;
  const X = (v: number) => origin + v * scale;
  let lines = `M${round(X(places[0]!) - 4)} ${round(y)}H${round(X(last(places)) + 4)}`;
  for (const place of places) {
    lines += `M${round(X(place))} ${round(y - extension)}v${round(extension + 4)}M${round(X(place) - tick)} ${round(y + tick)}l${2 * tick} ${-2 * tick}`;
  }
  const texts = places.slice(1).map((place, i) => {
    const text = o.labels?.[i] ?? metres(place - places[i]!);
    return `<text x="${round((X(place) + X(places[i]!)) / 2)}" y="${round(y - 3)}">${text}</text>`;
  });
  return chain(lines, texts.join(''), fontSize, o.colour);
}

/** Draws the same upright, read from the right. */
export function dimensionsUp(places: readonly number[], x: number, o: DimensionOptions = {}): string {
  const { scale = 1, origin = 0, extension = 6, tick = 4, fontSize = 8 } = o;
  const Y = (v: number) => origin + v * scale;
  let lines = `M${round(x)} ${round(Y(places[0]!) - 4)}V${round(Y(last(places)) + 4)}`;
  for (const place of places) {
    lines += `M${round(x - 4)} ${round(Y(place))}h${round(extension + 4)}M${round(x - tick)} ${round(Y(place) + tick)}l${2 * tick} ${-2 * tick}`;
  }
  const texts = places.slice(1).map((place, i) => {
    const middle = round((Y(place) + Y(places[i]!)) / 2);
    const text = o.labels?.[i] ?? metres(place - places[i]!);
    return `<text x="${round(x - 4)}" y="${middle}" transform="rotate(-90 ${round(x - 4)} ${middle})">${text}</text>`;
  });
  return chain(lines, texts.join(''), fontSize, o.colour);
}

const chain = (lines: string, texts: string, fontSize: number, colour = 'currentColor') =>
  `<path d="${lines}" stroke="${colour}" stroke-width=".8" fill="none"/><g fill="${colour}" stroke="none" font-size="${fontSize}" text-anchor="middle" ${MONO}>${texts}</g>`;

/** Draws an axis mark: a number or letter in a circle. */
export function bubble(x: number, y: number, text: string | number, radius = 9, colour = 'currentColor'): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${SHEET}" stroke="${colour}" stroke-width="1"/><text x="${round(x)}" y="${round(y + radius * 0.36)}" fill="${colour}" stroke="none" font-size="${round(radius * 1.05)}" text-anchor="middle" ${MONO}>${text}</text>`;
}

export const axis = (x0: number, y0: number, x1: number, y1: number): string =>
  `<path d="M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}" stroke="${ACCENT}" stroke-width=".75" stroke-dasharray="14 3 2 3" fill="none" opacity=".7"/>`;

/** Draws a level mark, as in sections. */
export const level = (x: number, y: number, text: string): string =>
  `<path d="M${x} ${y}l-5 -7h10zM${x - 10} ${y}h46" fill="none" stroke="currentColor" stroke-width=".9"/><text x="${x + 8}" y="${y - 3}" font-size="8" fill="currentColor" stroke="none" ${MONO}>${text}</text>`;

export const northArrow = (x: number, y: number, radius = 12): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor"/><path d="M${x} ${y - radius - 5}l${radius * 0.5} ${radius + 5}h-${radius}z" fill="currentColor"/>`;

/** Draws the ground line with earth hatching below. */
export function ground(x0: number, x1: number, y: number): string {
  let earth = '';
  for (let x = x0 + 4; x < x1 - 8; x += 26) earth += [0, 5, 10].map((dx) => `M${x + dx} ${y + 9}l7 -9`).join('');
  return `<path d="M${x0} ${y}H${x1}" stroke-width="2.2"/><path d="${earth}" stroke-width=".8"/>`;
}

/** Draws a laser scanner on its tripod. */
export const scanner = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="currentColor" stroke-width="1.4" fill="${SHEET}"><path d="M0 0L-9 26M0 0L9 26M0 0V24" fill="none"/><path d="M-6 -15h12v13h-12z"/><path d="M-6 -10h12" stroke="${ACCENT}"/></g>`;
