/** Colours come from the page: ink is currentColor, the accents from `data-accent`. */
export const ACCENT = 'var(--accent)';
export const TINT = 'var(--accent-tint)';
export const VIVID = 'var(--accent-vivid)';
export const SHEET = 'var(--sheet)';
export const RED = 'var(--secondary)';
/** The side of a body that the light does not reach. */
export const SHADE = 'var(--accent-shade)';
export const DEEP_SHADE = 'var(--accent-shade-deep)';
export const LIGHT_SHADE = 'var(--accent-shade-light)';

export const MONO = 'font-family="var(--font-mono)"';
export const HAND = 'font-family="var(--font-hand)"';

type Lettering = {
  anchor?: 'middle' | 'end';
  bold?: boolean;
  fill?: string;
  size?: number;
  halo?: boolean;
};

/** Draws drafting lettering at a point. */
export function lettering(x: number, y: number, text: string, o: Lettering = {}): string {
  const halo = o.halo ? ` stroke="${SHEET}" stroke-width="4" paint-order="stroke"` : ' stroke="none"';
  const anchor = o.anchor ? ` text-anchor="${o.anchor}"` : '';
  const weight = o.bold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${o.size ?? 9}" fill="${o.fill ?? 'currentColor'}"${halo}${anchor}${weight} ${MONO}>${text}</text>`;
}

const turned = 'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"';

const kinds = {
  steel: (ink: string) => `width="5" height="5" ${turned}><path d="M0 0V5" stroke="${ink}" stroke-width="1"/>`,
  wide: (ink: string) => `width="9" height="9" ${turned}><path d="M0 0V9" stroke="${ink}" stroke-width=".9"/>`,
  brick: (ink: string) => `width="8" height="8" ${turned}><path d="M0 0V8M3 0V8" stroke="${ink}" stroke-width=".8"/>`,
  dots: (ink: string) =>
    `width="7" height="7" patternUnits="userSpaceOnUse"><path d="M2 2h0M5.5 5.5h0" stroke="${ink}" stroke-width="1.4" stroke-linecap="round"/>`,
};

/** Returns a hatch pattern for `fill="url(#id)"`. */
export const hatch = (id: string, kind: keyof typeof kinds, ink: string): string => `<pattern id="${id}" ${kinds[kind](ink)}</pattern>`;
