export type FontName = 'sans' | 'bold' | 'mono';
/** The fonts of the design, and those that stand in for letters they lack: all of Latin, Greek and Cyrillic. */
type Face = FontName | 'wide' | 'wide-bold';
/** A part of a line that is set in one face. */
export type Run = { face: Face; text: string };

const files: Record<Face, string> = {
  sans: require.resolve('@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/sofia-sans/700Bold/SofiaSans_700Bold.ttf'),
  mono: require.resolve('@expo-google-fonts/sometype-mono/400Regular/SometypeMono_400Regular.ttf'),
  wide: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'wide-bold': require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
const standIns: Record<FontName, Face> = { sans: 'wide', bold: 'wide-bold', mono: 'wide' };
const isStandIn = (face: Face): boolean => Object.values(standIns).includes(face);

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/**
 * Returns the features that a run is set with. In the fonts that stand in, letters stay whole: divided into letter and accent
 * (`ccmp`), readers that copy the text would find a sign too many. pdfkit passes switches on to its font reader; its types
 * know only names.
 */
export const featuresOf = ({ face }: Run, features: Features): { features: Features } => ({
  features: isStandIn(face) ? ({ ccmp: false } as unknown as Features) : features,
});

type Glyphs = { hasGlyphForCodePoint: (point: number) => boolean };

/** Letters with the accents on them, which must stay in one face. */
const letters = new Intl.Segmenter('de', { granularity: 'grapheme' });
const missingSign = (sign: string): string => (/\p{Zs}/u.test(sign) ? ' ' : '?');

/** The fonts of one document. A face is read when a text first needs it; only those that were used are embedded. */
export class Fonts {
  private readonly glyphs = new Map<Face, Glyphs>();
  private readonly known = new Map<string, boolean>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    for (const [face, file] of Object.entries(files)) pdf.registerFont(face, file);
  }

  /** Divides a text into runs. Signs that no face has, which PDF/A does not allow, become question marks, rare spaces plain ones. */
  runs(text: string, font: FontName): Run[] {
    if (this.hasAll(font, text)) return [{ face: font, text }];
    const runs: Run[] = [];
    for (const { segment } of letters.segment(text)) {
      const run = this.runOf(segment, font);
      const last = runs.at(-1);
      if (last?.face === run.face) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  }

  private runOf(letter: string, font: FontName): Run {
    const face = [font, standIns[font]].find((one) => this.hasAll(one, letter));
    if (face) return { face, text: letter };
    return { face: font, text: Array.from(letter, (sign) => (this.has(font, sign) ? sign : missingSign(sign))).join('') };
  }

  private hasAll(face: Face, text: string): boolean {
    return Array.from(text).every((sign) => this.has(face, sign));
  }

  private has(face: Face, sign: string): boolean {
    const key = face + sign;
    const known = this.known.get(key) ?? this.glyphsOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    this.known.set(key, known);
    return known;
  }

  private glyphsOf(face: Face): Glyphs {
    // pdfkit keeps the opened font to itself; its types do not know it.
    const glyphs = this.glyphs.get(face) ?? (this.pdf.font(face) as unknown as { _font: { font: Glyphs } })._font.font;
    this.glyphs.set(face, glyphs);
    return glyphs;
  }
}
