import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Sheet } from './sheet';
import { getFile } from '../lib/http/get-file';

/** The longer side of a drawn page: enough to read a plan when it is enlarged, and little enough for a phone's memory. */
const LONG_SIDE_PX = 2_600;

/** Opens a PDF file, whose pages are drawn as pictures. @throws Error when it is none */
export async function openPdf(data: ArrayBuffer): Promise<Sheet> {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const loading = getDocument({ data, worker, isEvalSupported: false, BinaryDataFactory: PdfDecoders });
  const close = () => void loading.destroy().finally(() => port.terminate());
  const document = await loading.promise.catch((failure: unknown) => {
    close();
    throw failure;
  });
  return {
    pages: document.numPages,
    async draw(number) {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: LONG_SIDE_PX / Math.max(natural.width, natural.height) });
      const canvas = Object.assign(window.document.createElement('canvas'), { width: viewport.width, height: viewport.height });
      await page.render({ canvas, viewport }).promise;
      return pictureOf(canvas);
    },
    close,
  };
}

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('the browser makes no picture of this page')))),
  );

/** The decoders for scanned pages (fax and JPEG 2000 compression). Their addresses are written out, so that the build finds them. */
const decoders: Record<string, string> = {
  'jbig2.wasm': new URL('../../node_modules/pdfjs-dist/wasm/jbig2.wasm', import.meta.url).href,
  'openjpeg.wasm': new URL('../../node_modules/pdfjs-dist/wasm/openjpeg.wasm', import.meta.url).href,
};

/** Hands pdf.js its decoders by name, each when the first page needs it. */
class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (!address) throw new Error(`${filename} is not shipped`);
    return new Uint8Array(await (await getFile(address)).arrayBuffer());
  }
}
