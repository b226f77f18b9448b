import { getFile } from '../lib/get-file';

/** What scanned pages (fax and JPEG 2000 compression) are decoded with. Written out, so that the build finds them. */
const decoders: Record<string, string> = {
  'jbig2.wasm': new URL('../../node_modules/pdfjs-dist/wasm/jbig2.wasm', import.meta.url).href,
  'openjpeg.wasm': new URL('../../node_modules/pdfjs-dist/wasm/openjpeg.wasm', import.meta.url).href,
};

/** Hands pdf.js its decoders by name, each when the first page needs it. */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (!address) throw new Error(`${filename} is not shipped`);
    return new Uint8Array(await (await getFile(address)).arrayBuffer());
  }
}
