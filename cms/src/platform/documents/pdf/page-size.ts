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
