/** Colours come from the page: ink is currentColor, the accents from `data-accent`. */
export const ACCENT = 'var(--accent)';
export const TINT = 'var(--accent-tint)';
export const VIVID = 'var(--accent-vivid)';
export const SHEET = 'var(--sheet)';
export const RED = 'var(--secondary)';
/** Side of a body that the light does not reach. */
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

/** Drafting lettering at a point. */
export function lettering(x: number, y: number, text: string, o: Lettering = {}): string {
  const halo = o.halo ? ` stroke="${SHEET}" stroke-width="4" paint-order="stroke"` : ' stroke="none"';
  const anchor = o.anchor ? ` text-anchor="${o.anchor}"` : '';
  const weight = o.bold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${o.size ?? 9}" fill="${o.fill ?? 'currentColor'}"${halo}${anchor}${weight} ${MONO}>${text}</text>`;
}
