import { createCanvas, loadImage } from '@napi-rs/canvas';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { expect, test } from 'vitest';
import type { InvoiceDocument } from '../src/contract/billing/document';
import { cancellationOf } from '../src/contract/billing/cancellation';
import { renderInvoice } from '../src/domain/billing/render-invoice';
import { renderReminder } from '../src/domain/billing/render-reminder';
import { renderOrderConfirmation } from '../src/domain/production/orders/render-order-confirmation';
import { renderOffer } from '../src/domain/quoting/render-offer';
import { open } from './pdf-text';
import { aLine, invoices, offer, orderConfirmation, reminder } from './sample-documents';

/** The pages as somebody has looked at them. `DRAW_PAGES=true` draws those anew that differ; look at them before they are committed. */
const folder = join(import.meta.dirname, 'pages');
const isDrawing = process.env.DRAW_PAGES === 'true';
/** Share of a page's points that may differ: readers smooth edges a little differently from machine to machine. */
const TOLERANCE = 0.002;

const invoice = (name: string): InvoiceDocument => invoices[name] as InvoiceDocument;
const greek = {
  ...invoice('partial'),
  buyer: { ...invoice('partial').buyer, company: 'Παπαδόπουλος & Υιοί', name: 'Nguyễn Щёкин', city: 'Ĉiuĵaŭda' },
  lines: [aLine({ name: 'Bestandsmodell', unit: 'sqm', quantity: 99_999.999, price: 9_999 })],
};

const samples: Record<string, { page: number; draw: () => Promise<Buffer> }> = {
  offer: { page: 1, draw: () => renderOffer(offer) },
  'order-confirmation': { page: 1, draw: () => renderOrderConfirmation(orderConfirmation) },
  invoice: { page: 1, draw: async () => (await renderInvoice(invoice('domestic with a discount'))).pdf },
  'invoice-final': { page: 1, draw: async () => (await renderInvoice(invoice('final'))).pdf },
  'invoice-carried-over': { page: 2, draw: async () => (await renderInvoice(invoice('many lines'))).pdf },
  'invoice-wide': { page: 1, draw: async () => (await renderInvoice(greek)).pdf },
  'invoice-reverse-charge': { page: 1, draw: async () => (await renderInvoice(invoice('reverse charge in English'))).pdf },
  cancellation: {
    page: 1,
    draw: async () =>
      (await renderInvoice(cancellationOf(invoice('final'), { number: 'RE-2026-00099', date: '2026-11-30', reason: 'Falsche Anschrift' })))
        .pdf,
  },
  reminder: { page: 1, draw: () => renderReminder(reminder) },
};

async function drawPage(bytes: Buffer, number: number) {
  const page = await (await open(bytes)).getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // pdfjs wants the browser's canvas; this one draws the same.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas;
}

test.each(Object.entries(samples))('the page %s looks as it did', async (name, { page, draw }) => {
  const canvas = await drawPage(await draw(), page);
  const { width, height } = canvas;
  const file = join(folder, `${name}.png`);
  if (isDrawing && !existsSync(file)) writeFileSync(file, canvas.toBuffer('image/png'));
  const kept = createCanvas(width, height);
  kept.getContext('2d').drawImage(await loadImage(readFileSync(file)), 0, 0);
  const [now, before] = [canvas, kept].map((one) => one.getContext('2d').getImageData(0, 0, width, height).data);
  const differing = pixelmatch(now as never, before as never, undefined, width, height, { threshold: 0.2 });
  if (isDrawing && differing > 0) writeFileSync(file, canvas.toBuffer('image/png'));
  expect(differing / (width * height)).toBeLessThan(TOLERANCE);
});
