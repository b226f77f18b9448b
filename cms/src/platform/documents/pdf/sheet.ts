import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';

/** Inks and line weights of the design, as they come out on paper. */
export const ink = {
  strong: '#0d1b26',
  body: '#374754',
  label: '#566672',
  line: '#ccd5d8',
  revision: '#bf2f18',
  onRevision: '#ffffff',
} as const;

/** Line widths of ISO 128 in points: frame and inner rule. */
export const lineWidth = { frame: 1.1, rule: 0.5 } as const;

type FontName = 'sans' | 'bold' | 'mono';
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

/** Returns the height of a line of this style. */
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
  /** The top of the content on the second page and later. */
  top: mm(32),
  /** The bottom of the content, above the footer. */
  bottom: mm(262),
  /** The part of the page that an envelope's window shows. */
  address: { top: mm(45), height: mm(45), width: mm(80) },
} as const;

export const contentWidth = page.right - page.left;

type Structure = PDFKit.PDFStructureElement;
type Features = PDFKit.Mixins.OpenTypeFeatures[];
type Glyphs = { hasGlyphForCodePoint: (point: number) => boolean };
type Placed = { x: number; y: number; align?: 'left' | 'right' };
type SheetOptions = { title: string; language: string; /** YYYY-MM-DD. */ date: string };

const fontFiles: Record<FontName, string> = {
  sans: require.resolve('@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/sofia-sans/700Bold/SofiaSans_700Bold.ttf'),
  mono: require.resolve('@expo-google-fonts/sometype-mono/400Regular/SometypeMono_400Regular.ttf'),
};

const missingSign = (sign: string): string => (/\p{Zs}/u.test(sign) ? ' ' : '?');

/**
 * A document being drawn: PDF/A-3b with tags, a cursor `y`, pages that are added on demand. Everything is either part of
 * the structure that screen readers follow, or an artifact. Equal drawing gives equal bytes.
 */
export class Sheet {
  y: number = page.top;
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly title: string;
  private readonly glyphs = new Map<FontName, Glyphs>();
  private readonly known = new Map<string, boolean>();

  constructor(
    { title, language, date }: SheetOptions,
    /** Draws the head of every further page. */
    private readonly drawHead: (sheet: Sheet) => void,
  ) {
    this.title = title;
    this.pdf = new PdfDocument({
      size: 'A4',
      // Pages break where we say; a margin at the bottom would let pdfkit break them too.
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b' as 'PDF/A-3',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, CreationDate: new Date(`${date}T12:00:00Z`) },
    });
    for (const [name, file] of Object.entries(fontFiles) as [FontName, string][]) {
      this.pdf.registerFont(name, file);
      // pdfkit keeps the opened font to itself; its types do not know it.
      this.glyphs.set(name, (this.pdf.font(name) as unknown as { _font: { font: Glyphs } })._font.font);
    }
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Begins a new page unless `height` fits above the footer. @returns whether it did */
  reserve(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.addPage();
    return true;
  }

  addPage(): void {
    this.pdf.addPage();
    this.y = page.top;
    this.artifact(() => this.drawHead(this));
  }

  /** Adds a part to the structure, to which everything belongs that `draw` draws. */
  tag(type: string, draw?: () => void, { parent = this.root, alt }: { parent?: Structure; alt?: string } = {}): Structure {
    const part = this.pdf.struct(type, { alt }, draw);
    parent.add(part);
    return part;
  }

  /** Draws parts without content of their own: rules, marks, repeated heads and feet. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  widthOf(text: string, style: TextStyle, features: Features = []): number {
    return this.measure(this.printable(text, style), style, features);
  }

  lines(text: string, width: number, style: TextStyle): string[] {
    return breakLines(this.printable(text, style), width, (part) => this.measure(part, style, []));
  }

  /** Writes one line at a place; aligned right, `x` is its right end and figures stand below each other. */
  write(text: string, { x, y, align = 'left' }: Placed, style: TextStyle): void {
    const features: Features = align === 'right' ? ['tnum'] : [];
    const left = align === 'right' ? x - this.widthOf(text, style, features) : x;
    this.use(style).text(this.printable(text, style), left, y, { lineBreak: false, features });
  }

  /** Writes lines below each other. @returns the height they take */
  writeLines(lines: readonly string[], place: Placed, style: TextStyle): number {
    for (const [index, line] of lines.entries())
      if (line !== '') this.write(line, { ...place, y: place.y + index * lineHeight(style) }, style);
    return lines.length * lineHeight(style);
  }

  rule(fromX: number, y: number, toX: number, { width, colour }: { width: number; colour: string }): void {
    this.pdf.lineWidth(width).strokeColor(colour).moveTo(fromX, y).lineTo(toX, y).stroke();
  }

  async finish(): Promise<Buffer> {
    this.pdf.end();
    return buffer(this.pdf);
  }

  private measure(text: string, style: TextStyle, features: Features): number {
    return this.use(style).widthOfString(text, { features });
  }

  private use({ font, size, colour }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(font).fontSize(size).fillColor(colour);
  }

  /**
   * Replaces characters that the font lacks, which PDF/A does not allow: rare spaces become plain, other signs question
   * marks, controls vanish.
   */
  private printable(text: string, { font }: TextStyle): string {
    const cleaned = text
      .normalize('NFC')
      .replaceAll('\t', ' ')
      .replaceAll(/[^\P{Cc}\n]/gu, '');
    return Array.from(cleaned)
      .map((sign) => (sign === '\n' || this.hasGlyph(font, sign) ? sign : missingSign(sign)))
      .join('');
  }

  private hasGlyph(font: FontName, sign: string): boolean {
    const key = font + sign;
    const known = this.known.get(key) ?? this.glyphs.get(font)?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ?? false;
    this.known.set(key, known);
    return known;
  }
}

/**
 * Breaks text into lines no wider than `width`: at its own line ends, between words, and within a word that is
 * wider than a line.
 */
export function breakLines(text: string, width: number, widthOf: (part: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(' ').flatMap((word) => breakWord(word, width, widthOf));
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function breakWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  for (const sign of word) {
    const longer = `${parts.at(-1) ?? ''}${sign}`;
    if (parts.length > 0 && widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}

const GAP = mm(2);

/** Draws a paragraph that goes on over pages; an empty one is left out. */
export function drawParagraph(sheet: Sheet, text: string, style: TextStyle = textStyle.body): void {
  if (text === '') return;
  const part = sheet.tag('P');
  const lines = sheet.lines(text, contentWidth, style);
  while (lines.length > 0) {
    sheet.reserve(Math.min(2, lines.length) * lineHeight(style));
    const room = Math.max(1, Math.floor((page.bottom - sheet.y) / lineHeight(style)));
    const some = lines.splice(0, room);
    const { y } = sheet;
    part.add(() => sheet.writeLines(some, { x: page.left, y }, style));
    sheet.y += some.length * lineHeight(style);
  }
  sheet.y += GAP;
}

/** Draws a heading with the paragraphs below it, never at the foot of a page without them; nothing without any. */
export function drawSection(sheet: Sheet, heading: string, paragraphs: readonly string[]): void {
  const [first] = paragraphs;
  if (first === undefined) return;
  const together = Math.min(3, sheet.lines(first, contentWidth, textStyle.body).length);
  sheet.y += GAP;
  sheet.reserve(lineHeight(textStyle.heading) + mm(1) + together * lineHeight(textStyle.body));
  drawHeading(sheet, heading);
  for (const paragraph of paragraphs) drawParagraph(sheet, paragraph);
}

/** Draws a heading, never at the foot of a page without room for what it heads. */
export function drawHeading(sheet: Sheet, heading: string): void {
  const lines = sheet.lines(heading, contentWidth, textStyle.heading);
  sheet.reserve(lines.length * lineHeight(textStyle.heading) + mm(1) + 2 * lineHeight(textStyle.body));
  const { y } = sheet;
  sheet.tag('H2', () => sheet.writeLines(lines, { x: page.left, y }, textStyle.heading));
  sheet.y += lines.length * lineHeight(textStyle.heading) + mm(1);
}
