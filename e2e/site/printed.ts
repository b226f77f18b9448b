import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A printed page: its size in points, and its texts without the blanks around them. */
type Sheet = { width: number; height: number; words: string[] };

/** Prints the page to PDF and returns the size and the words of each sheet. */
export async function printed(page: Page): Promise<Sheet[]> {
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })) }).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    sheets.push({ width, height, words: items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.trim()] : [])) });
  }
  return sheets;
}
