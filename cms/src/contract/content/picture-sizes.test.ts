import { describe, expect, test } from 'vitest';
import { cutSize, pictureFileName, readPictureFileName, widthsOf } from './picture-sizes';
import { picturesFiles, sharedPicturePath } from './picture';

const photo = { width: 3000, height: 2000 };

describe('the files of a picture', () => {
  test('a picture is cut to a shape and never made larger', () => {
    expect(cutSize(photo, 'wide')).toEqual({ width: 3000, height: 1688 });
    expect(cutSize(photo, 'square')).toEqual({ width: 2000, height: 2000 });
    expect(cutSize(photo, 'whole')).toEqual(photo);
    expect(widthsOf(photo, 'wide')).toEqual([160, 320, 480, 640, 960, 1280, 1600]);
    expect(widthsOf({ width: 700, height: 500 }, 'square')).toEqual([160, 320, 480]);
    expect(widthsOf({ width: 20, height: 20 }, 'square')).toEqual([160]);
  });

  test.each([
    ['wide-top_left-640.avif', { shape: 'wide', focus: 'top_left', width: 640, format: 'avif' }],
    ['whole-center-1600.webp', { shape: 'whole', focus: 'center', width: 1600, format: 'webp' }],
    ['share-left-1200.jpg', { shape: 'share', focus: 'left', width: 1200, format: 'jpg' }],
  ] as const)('%s is one of them', (name, file) => {
    expect(readPictureFileName(name, photo)).toEqual(file);
    expect(pictureFileName(file)).toBe(name);
  });

  test.each([
    'wide-center-641.avif',
    'wide-center-9999.avif',
    'wide-center-640.png',
    'wide-center-640.jpg',
    'share-center-1200.avif',
    'whole-top-640.avif',
    'tall-center-640.avif',
    'wide-middle-640.avif',
    'constructor-center-640.avif',
    '../wide-center-640.avif',
    'wide-center-640.avif.tmp',
    '',
  ])('%s is none', (name) => expect(readPictureFileName(name, photo)).toBeNull());

  test('a page names every width up to its own, in both formats, with the size of the usual one', () => {
    const picture = { address: '/api/pictures/haus_1/a', ...photo, focus: 'top', alt: 'Haus' } as const;
    const files = picturesFiles(picture, 'sheet', 640);
    expect(files).toEqual({
      sources: [
        {
          type: 'image/avif',
          srcSet: [160, 320, 480, 640].map((width) => `/api/pictures/haus_1/a/sheet-top-${width}.avif ${width}w`).join(', '),
        },
        {
          type: 'image/webp',
          srcSet: [160, 320, 480, 640].map((width) => `/api/pictures/haus_1/a/sheet-top-${width}.webp ${width}w`).join(', '),
        },
      ],
      src: '/api/pictures/haus_1/a/sheet-top-640.webp',
      width: 640,
      height: 480,
    });
    expect(sharedPicturePath(picture)).toBe('/api/pictures/haus_1/a/share-top-1200.jpg');
  });
});
