import sharp from 'sharp';
import {
  MAX_PICTURE_PIXELS,
  pictureShapes,
  SHARED_HEIGHT,
  SHARED_WIDTH,
  type PictureFile,
  type PictureFocus,
} from '../../contract/content/picture-sizes';

/** The formats of pictures that editors upload. */
const uploadedFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

export type PictureProblem = 'type' | 'broken' | 'pixels';

/** Looks at a picture that somebody uploads, wholly, so that it can be made smaller later; null when it can. */
export async function pictureProblem(path: string): Promise<PictureProblem | null> {
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head?.width || !head.height) return 'broken';
  // Among HEIF files browsers show only those that are AVIF.
  if (!uploadedFormats.has(head.format) || (head.format === 'heif' && head.compression !== 'av1')) return 'type';
  if (head.width * head.height > MAX_PICTURE_PIXELS) return 'pixels';
  return inTurn(() =>
    sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .resize(16, 16)
      .raw()
      .toBuffer()
      .then(
        () => null,
        () => 'broken' as const,
      ),
  );
}

const positions: Record<PictureFocus, string> = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  top_left: 'left top',
  top_right: 'right top',
  bottom_left: 'left bottom',
  bottom_right: 'right bottom',
};

/** Makes a file of a picture: cut to its shape, upright, without anything the camera wrote. */
export async function makePicture(original: Buffer, { shape, focus, width, format }: PictureFile): Promise<Buffer> {
  return inTurn(async () => {
    const open = () => sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS }).autoOrient();
    const height = shape === 'share' ? SHARED_HEIGHT : shape === 'whole' ? undefined : Math.round(width / (pictureShapes[shape] ?? 1));
    const cut = open().resize({
      width: shape === 'share' ? SHARED_WIDTH : width,
      ...(height && { height, fit: 'cover', position: positions[focus] }),
    });
    if (format === 'avif') return cut.avif({ quality: 46, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (format === 'webp') return cut.webp({ quality: 70 }).toBuffer();
    return cut.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  });
}

// One thread for each picture, and pictures one after the other: the rest of the machine is for everybody else.
sharp.concurrency(1);
sharp.cache(false);

let last: Promise<unknown> = Promise.resolve();

/** Does work on pictures one after the other, so that only one is decoded at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const own = last.then(work);
  last = own.catch(() => undefined);
  return own;
}
