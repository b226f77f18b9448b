import { expect, test } from 'vitest';
import { drawPicture } from './picture-worker';
import { sharePictureSvg } from './share-picture';

const picture = {
  title: 'Punktwolke zu BIM & <mehr>',
  label: 'As-Built',
  brand: 'Planquadrat',
  accent: 'asbuilt',
  drawing: 'as-built/punktwolke-zu-bim',
  locale: 'de',
} as const;

test('a picture says title, section and brand, whatever signs they hold', () => {
  const svg = sharePictureSvg(picture);
  for (const text of ['&amp; &lt;mehr&gt;', '>As-Built<', '>Planquadrat<']) expect(svg).toContain(text);
});

test('a picture is a PNG of 1200 × 630 pixels and small enough for every network', async () => {
  const png = Buffer.from(await drawPicture(sharePictureSvg(picture)));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
});

test('letters are drawn: another title is another picture, in every font', async () => {
  const drawn = async (title: string) => Buffer.from(await drawPicture(sharePictureSvg({ ...picture, title }))).toString('base64');
  expect(await drawn('Aaa')).not.toBe(await drawn('Bbb'));
});
