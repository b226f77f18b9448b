import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { featuresOf, type FontName, Fonts, type Run } from './fonts';

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
type Placed = { x: number; y: number; align?: 'left' | 'right' };
type SheetOptions = { title: string; language: string; /** YYYY-MM-DD. */ date: string };

/**
 * A document being drawn: PDF/A-3b with tags, a cursor `y`, pages that are added on demand. Everything is either part of
 * the structure that screen readers follow, or an artifact. Equal drawing gives equal bytes.
 */
export class Sheet {
  y: number = page.top;
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly title: string;
  private readonly fonts: Fonts;

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
    this.fonts = new Fonts(this.pdf);
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
    return this.measure(this.runs(text, style), style, features);
  }

  lines(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const runs = this.runs(paragraph, style);
      const [only] = runs.length === 1 ? runs : [];
      const runsOf = (part: string) => (only ? [{ ...only, text: part }] : this.fonts.runs(part, style.font));
      return breakLines(runs.map((run) => run.text).join(''), width, (part) => this.measure(runsOf(part), style, []));
    });
  }

  /** Returns the style in which a text that must not be broken fits a width: as it is, or set smaller. */
  fitting<Style extends TextStyle>(text: string, width: number, style: Style): TextStyle {
    return { ...style, size: Math.min(style.size, (style.size * width) / Math.max(1, this.widthOf(text, style))) };
  }

  /** Begins a new page if what belongs together does not fit on this one, but on a page of its own. */
  keepTogether(height: number): void {
    if (height <= page.bottom - page.top) this.reserve(height);
  }

  /** Writes one line at a place; aligned right, `x` is its right end and figures stand below each other. */
  write(text: string, { x, y, align = 'left' }: Placed, style: TextStyle): void {
    const features: Features = align === 'right' ? ['tnum'] : [];
    let left = align === 'right' ? x - this.widthOf(text, style, features) : x;
    for (const run of this.runs(text, style)) {
      // Faces differ in where their letters stand: the line is that of the style's own.
      const top = y + this.ascentOf(style.font, style) - this.ascentOf(run.face, style);
      this.use(run.face, style).text(run.text, left, top, { lineBreak: false, ...featuresOf(run, features) });
      left += this.measure([run], style, features);
    }
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

  private measure(runs: readonly Run[], style: TextStyle, features: Features): number {
    return runs.reduce((width, run) => width + this.use(run.face, style).widthOfString(run.text, featuresOf(run, features)), 0);
  }

  private ascentOf(face: Run['face'], style: TextStyle): number {
    // pdfkit places a text by its font's ascent; its types do not know it.
    const { ascender } = (this.use(face, style) as unknown as { _font: { ascender: number } })._font;
    return (ascender * style.size) / 1_000;
  }

  private use(face: Run['face'], { size, colour }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(face).fontSize(size).fillColor(colour);
  }

  private runs(text: string, { font }: TextStyle): Run[] {
    return this.fonts.runs(cleaned(text), font);
  }
}

/** Puts accents and letters together as fonts have them, and takes out what is no sign: tabs become blanks, controls vanish. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replaceAll(/\p{Cc}/gu, '');

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

/** Returns the height that a paragraph takes. */
export const paragraphHeight = (sheet: Sheet, text: string, style: TextStyle = textStyle.body): number =>
  text === '' ? 0 : sheet.lines(text, contentWidth, style).length * lineHeight(style) + GAP;

/** Returns the height that a section takes. */
export function sectionHeight(sheet: Sheet, heading: string, paragraphs: readonly string[]): number {
  if (paragraphs.length === 0) return 0;
  const text = paragraphs.reduce((height, paragraph) => height + paragraphHeight(sheet, paragraph), 0);
  // A heading asks for two lines below it, even where the text has one.
  return GAP + headingHeight(sheet, heading) + Math.max(text, 2 * lineHeight(textStyle.body));
}

const headingHeight = (sheet: Sheet, heading: string): number =>
  sheet.lines(heading, contentWidth, textStyle.heading).length * lineHeight(textStyle.heading) + mm(1);

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

/** Draws paragraphs and, on the same page where all of it fits on one, the terms: these never begin a page of their own. */
export function drawWithTerms(
  sheet: Sheet,
  paragraphs: readonly string[],
  { heading, terms }: { heading: string; terms: readonly string[] },
): void {
  const before = paragraphs.reduce((height, text) => height + paragraphHeight(sheet, text), 0);
  sheet.keepTogether(before + sectionHeight(sheet, heading, terms));
  for (const paragraph of paragraphs) drawParagraph(sheet, paragraph);
  drawSection(sheet, heading, terms);
}

/** Draws a heading, never at the foot of a page without room for what it heads. */
export function drawHeading(sheet: Sheet, heading: string): void {
  const lines = sheet.lines(heading, contentWidth, textStyle.heading);
  const height = headingHeight(sheet, heading);
  sheet.reserve(height + 2 * lineHeight(textStyle.body));
  const { y } = sheet;
  sheet.tag('H2', () => sheet.writeLines(lines, { x: page.left, y }, textStyle.heading));
  sheet.y += height;
}
