import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF with a reader other than what drew it. */
export const open = (bytes: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, useSystemFonts: false, verbosity: 0 }).promise;

/** Returns the text of each page, in one line each. */
export async function pageTexts(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) =>
    items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
}

export const textOf = async (bytes: Buffer): Promise<string> => (await pageTexts(await open(bytes))).join(' ');
