import { describe, expect, test } from 'vitest';
import { placeToasts, type Box } from './toast-region';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const toast = { width: 380, height: 56 };
const onPhone = { width: 358, height: 56 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const corner = { right: 16, bottom: 16 };

describe('placeToasts', () => {
  test.each([
    { case: 'nothing is in the way', kept: [], place: corner },
    { case: 'what must be seen is elsewhere', kept: [box(0, 800, 200, 100)], place: corner },
    { case: 'what must be seen is below the window', kept: [box(1000, 900, 400, 100)], place: corner },
    { case: 'what must be seen is hidden', kept: [box(0, 0, 0, 0)], place: corner },
    { case: 'a button is in the corner', kept: [box(1200, 820, 200, 44)], place: { right: 16, bottom: 96 } },
    { case: 'a tall box stands at the right', kept: [box(1040, 100, 360, 800)], place: { right: 416, bottom: 16 } },
    { case: 'a price is above a button', kept: [box(1040, 820, 360, 44), box(1040, 600, 360, 180)], place: { right: 16, bottom: 316 } },
  ])('on a desktop, $case', ({ kept, place }) => expect(placeToasts(toast, desktop, kept)).toEqual(place));

  test('on a phone it stands above the bar with price and action', () =>
    expect(placeToasts(onPhone, phone, [box(0, 770, 390, 74)])).toEqual({ right: 16, bottom: 90 }));

  test('where all would be covered, the most important stays free', () =>
    expect(placeToasts(onPhone, phone, [box(0, 770, 390, 74), box(0, 0, 390, 760)])).toEqual({ right: 16, bottom: 90 }));
});
