import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture';
import { sharePictureSvg, fitTitle } from './share-pictures';

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

test.each([
  { title: 'Raumbuch', size: 68, lines: ['Raumbuch'] },
  { title: 'Paper to CAD Premium', size: 68, lines: ['Paper to CAD', 'Premium'] },
  { title: 'Wohnflächenberechnung', size: 44, lines: ['Wohnflächenberechnung'] },
])('$title is set in $size pixels', ({ title, size, lines }) => expect(fitTitle(title)).toEqual({ size, lines }));

test('a long title takes four lines and keeps every word', () => {
  const title = 'Wohnfläche richtig berechnen: Wo die meisten Fehler entstehen';
  const { lines } = fitTitle(title);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.join(' ')).toBe(title);
});

test('what fits in no size ends with an ellipsis', () => {
  const { lines, size } = fitTitle('Wie berechnet man Wohnflächen und Nutzflächen '.repeat(5));
  expect(size).toBe(38);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/ …$/);
});
