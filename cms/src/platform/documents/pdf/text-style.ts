/** Inks and line weights of the design, as they come out on paper. */
export const ink = {
  strong: '#0d1b26',
  body: '#374754',
  label: '#566672',
  line: '#ccd5d8',
  revision: '#bf2f18',
  onRevision: '#ffffff',
} as const;

/** ISO 128 in points: frame and inner rule. */
export const lineWidth = { frame: 1.1, rule: 0.5 } as const;

export type FontName = 'sans' | 'bold' | 'mono';
export type TextStyle = { font: FontName; size: number; colour: string };

export const textStyle = {
  title: { font: 'bold', size: 18, colour: ink.strong },
  heading: { font: 'bold', size: 11, colour: ink.strong },
  body: { font: 'sans', size: 9.5, colour: ink.body },
  strong: { font: 'bold', size: 9.5, colour: ink.strong },
  total: { font: 'bold', size: 13, colour: ink.strong },
  soft: { font: 'sans', size: 8.5, colour: ink.label },
  label: { font: 'mono', size: 7, colour: ink.label },
  small: { font: 'sans', size: 7, colour: ink.label },
  mark: { font: 'bold', size: 6, colour: ink.onRevision },
  brand: { font: 'bold', size: 15, colour: ink.strong },
} as const satisfies Record<string, TextStyle>;

/** Height of a line of this style. */
export const lineHeight = ({ size }: TextStyle): number => size * 1.36;

/** Points in a millimetre. */
const MM = 72 / 25.4;
export const mm = (millimetres: number): number => millimetres * MM;

/** A4 as DIN 5008 form B divides it. */
export const page = {
  width: mm(210),
  height: mm(297),
  left: mm(25),
  right: mm(190),
  /** Where content starts on the second page and later. */
  top: mm(32),
  /** Where content ends above the footer. */
  bottom: mm(262),
  /** What an envelope's window shows. */
  address: { top: mm(45), height: mm(45), width: mm(80) },
} as const;

export const contentWidth = page.right - page.left;
