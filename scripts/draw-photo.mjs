import { Buffer } from 'node:buffer';

/**
 * Takes a photo, as far as its weight goes: patches of several sizes, which stay hard to compress when it is made smaller.
 * @param {import('@playwright/test').Page} page any page, whose browser draws it
 * @param {{ width: number, height: number }} size in pixels
 */
export async function drawPhoto(page, size) {
  const address = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return '';
    const picture = context.createImageData(width, height);
    const patches = [5, 17, 60].map((size) => ({ size, across: Math.ceil(width / size), shades: new Map() }));
    const shadeOf = ({ size, across, shades }, x, y) => {
      const place = Math.floor(y / size) * across + Math.floor(x / size);
      if (!shades.has(place)) shades.set(place, 36 * Math.random());
      return shades.get(place);
    };
    for (let at = 0; at < picture.data.length; at += 4) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      const shade = patches.reduce((sum, patch) => sum + shadeOf(patch, x, y), 70 + 60 * (y / height));
      picture.data.set([shade, shade * 0.9, shade * 0.8, 255], at);
    }
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, size);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
