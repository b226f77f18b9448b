/** The point of a picture that stays visible where its edges are cut off. */
export const pictureFocuses = ['center', 'top', 'bottom', 'left', 'right', 'top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
export type PictureFocus = (typeof pictureFocuses)[number];

/** The shapes that pages show pictures in, as width divided by height; null for the whole picture. */
export const pictureShapes = { whole: null, wide: 16 / 9, sheet: 4 / 3, square: 1, share: 1200 / 630 } as const;
export type PictureShape = keyof typeof pictureShapes;

/** The formats that browsers choose from, best first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number] | 'jpg';

/** The widths that pages use, in pixels. No other is made. */
const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** The size of pictures beside shared links, for readers that know neither AVIF nor WebP. */
export const SHARED_WIDTH = 1200;
export const SHARED_HEIGHT = 630;

/** The most bytes of a picture or paper that editors upload, and of a film. */
export const MAX_MEDIUM_BYTES = 20 * 1024 * 1024;
export const MAX_FILM_BYTES = 100 * 1024 * 1024;

/** The most pixels of a picture that editors upload. Whoever decodes it holds four bytes for each. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** A picture's own size in pixels. */
export type PictureSize = { width: number; height: number };

/** Returns the size of a picture that is cut to a shape, at most its own. */
export function cutSize({ width, height }: PictureSize, shape: PictureShape): PictureSize {
  const ratio = pictureShapes[shape];
  if (ratio === null) return { width, height };
  const cutWidth = Math.min(width, height * ratio);
  return { width: Math.round(cutWidth), height: Math.round(cutWidth / ratio) };
}

/** Lists the widths that a picture has in a shape: those of the pages, up to the first that its own pixels do not fill. */
export function widthsOf(size: PictureSize, shape: PictureShape): number[] {
  if (shape === 'share') return [SHARED_WIDTH];
  const cut = cutSize(size, shape).width;
  const [smallest] = pictureWidths;
  return pictureWidths.filter((width) => width <= Math.max(cut, smallest));
}

/** One file of a picture, as its address names it. */
export type PictureFile = { shape: PictureShape; focus: PictureFocus; width: number; format: PictureFormat };

export const pictureFileName = ({ shape, focus, width, format }: PictureFile): string => `${shape}-${focus}-${width}.${format}`;

const FILE_NAME = /^([a-z]+)-([a-z_]+)-(\d{3,4})\.(avif|webp|jpg)$/;

/** Reads the name of a picture's file; null for one that no page of a picture of this size asks for. */
export function readPictureFileName(name: string, size: PictureSize): PictureFile | null {
  const [, shapeText = '', focusText = '', widthText = '', format = ''] = FILE_NAME.exec(name) ?? [];
  const shape = (Object.keys(pictureShapes) as PictureShape[]).find((known) => known === shapeText);
  const focus = pictureFocuses.find((known) => known === focusText);
  const width = Number(widthText);
  if (!shape || !focus || !widthsOf(size, shape).includes(width)) return null;
  // Shared pictures are for other readers than browsers, and a whole picture is cut nowhere.
  if ((shape === 'share') !== (format === 'jpg') || (shape === 'whole' && focus !== 'center')) return null;
  return { shape, focus, width, format: format as PictureFormat };
}
