import * as z from 'zod/mini';
import { pictureFileName, pictureFocuses, pictureFormats, type PictureShape, cutSize, SHARED_WIDTH, widthsOf } from './picture-sizes';

/** An editors' picture as pages show it. */
export const Picture = z.object({
  /** Where its files are, without their names: it changes whenever the picture does. */
  address: z.string(),
  width: z.number(),
  height: z.number(),
  focus: z.enum(pictureFocuses),
  /** What it shows, in the language of the page. */
  alt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** Two states of one thing, on pictures of one section of it. */
export const PicturePair = z.object({ before: Picture, after: Picture });
export type PicturePair = z.infer<typeof PicturePair>;

/** The path below which the shop serves pictures. */
export const PICTURES_PATH = '/api/pictures';

type PictureSource = { type: string; srcSet: string };
/** What an element of a picture says: its sources, and its file for whoever chooses none of them. */
export type PictureFiles = { sources: PictureSource[]; src: string; width: number; height: number };

/** The width of the file that is shown where a browser does not choose. */
const USUAL_WIDTH = 960;

/** Returns the files of a picture in a shape, at most `limit` pixels wide. */
export function picturesFiles(picture: Picture, shape: PictureShape, limit = Number.POSITIVE_INFINITY): PictureFiles {
  const focus = shape === 'whole' ? 'center' : picture.focus;
  const all = widthsOf(picture, shape);
  const widths = all.filter((width, index) => index === 0 || width <= limit);
  const at = (format: (typeof pictureFormats)[number], width: number) =>
    `${picture.address}/${pictureFileName({ shape, focus, width, format })}`;
  const usual = widths.findLast((width) => width <= USUAL_WIDTH) ?? widths[0] ?? 0;
  const { width, height } = cutSize(picture, shape);
  return {
    sources: pictureFormats.map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((each) => `${at(format, each)} ${each}w`).join(', '),
    })),
    src: at('webp', usual),
    width: usual,
    height: Math.max(1, Math.round((usual * height) / width)),
  };
}

/** Returns the path of a picture as shared links show it. */
export const sharedPicturePath = ({ address, focus }: Picture): string =>
  `${address}/${pictureFileName({ shape: 'share', focus, width: SHARED_WIDTH, format: 'jpg' })}`;
