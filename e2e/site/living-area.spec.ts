import { expectAccessible, expectNarrow } from '../accessibility';
import { untilHydrated, expect, test } from '../fixtures';
import { t, textIn } from '../text';
import { productAt, sheet } from './cart-journey';
import { address, addRoom, area, editor, result, startAnew, storedRoom } from './living-area-journey';
import { cellsOf } from './workbook-file';

test('the page shows a worked example and has no barrier', { tag: '@phone' }, async ({ page, open }) => {
  await open(address);
  await expect(page).toHaveTitle(/WoFlV/);
  await expect(result(page)).toContainText(area('77,92'));
  await expect(result(page)).toContainText(t('living-area.result.floor', { area: '87,92' }));
  await expect(
    editor(page).getByRole('img', { name: t('living-area.section.label', { name: 'Arbeiten', wall: 'D', low: 0, half: 50, full: 100 }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

test('the page stands in the HTML, also in English', async ({ request }) => {
  const html = await (await request.get(`/en${address}`)).text();
  expect(html).toContain(textIn('en')('living-area.area', { area: '77.92' }));
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).not.toMatch(/<[^>]+ style=/);
});

test('a room is worked out with its rule while it is typed, and survives a reload', { tag: '@phone' }, async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  const room = editor(page);
  await room.getByLabel(t('living-area.name')).fill('Studio');
  await room.getByLabel(t('living-area.length')).fill('5');
  await room.getByLabel(t('living-area.width')).fill('4,00');
  await expect(result(page)).toContainText(area('20,00'));

  await room.getByRole('button', { name: t('living-area.slope.add') }).click();
  await room.getByLabel(t('living-area.slope.knee')).fill('0');
  await expect(result(page)).toContainText(area('12,50'));
  await expect(room.getByRole('row', { name: /5,00 m² zu 50 %.*2,50.*§ 4 Nr\. 2/ })).toBeVisible();
  await expect(room.getByText(t('living-area.slope.crossing', { distance: '2,00', wall: 'A' }))).toBeVisible();

  await room.getByRole('button', { name: t('living-area.element.add') }).click();
  await expect(room.getByText(t('living-area.effect.deducted', { area: '0,25', clause: t('living-area.clause.3-3-1') }))).toBeVisible();
  await expect(result(page)).toContainText(area('12,25'));
  await expectAccessible(page);

  await page.reload();
  await untilHydrated(page);
  await expect(result(page)).toContainText(area('12,25'));
  await expect(editor(page).getByRole('heading', { level: 2 })).toHaveText('1.01 Studio');
});

test('the plan is drawn from the figures of its room', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  const room = editor(page);
  const plan = (size: string) => room.getByRole('img', { name: size }).locator('polygon');
  /** Reads width by height of the drawn walls, and the share of the area that counts in full. */
  const drawn = (size: string) =>
    plan(size).evaluateAll((shapes: SVGPolygonElement[]) => {
      const area = (name: string) => {
        const points = [...(shapes.find((shape) => shape.matches(name))?.points ?? [])];
        return Math.abs(points.reduce((sum, { x, y }, i) => sum + x * points.at(i - 1)!.y - points.at(i - 1)!.x * y, 0)) / 2;
      };
      const { width, height } = shapes.find((shape) => shape.matches('.cut-line'))!.getBBox();
      return [width / height, area('.zone-full') / area('.cut-line')].map((value) => value.toFixed(2));
    });
  await room.getByLabel(t('living-area.length')).fill('5');
  await expect.poll(() => drawn('5,00 × 3,00 m')).toEqual(['1.67', '1.00']);
  await room.getByLabel(t('living-area.width')).fill('4');
  await room.getByRole('button', { name: t('living-area.slope.add') }).click();
  await room.getByLabel(t('living-area.slope.knee')).fill('0');
  await expect(room.getByRole('row', { name: /5,00 m² zu 50 %/ })).toBeVisible();
  await expect.poll(() => drawn('5,00 × 4,00 m')).toEqual(['1.25', '0.50']);
});

test('what is no measure is said at its field and changes nothing', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  const length = editor(page).getByLabel(t('living-area.length'));
  for (const text of ['', 'vier', '-1', '1000']) {
    await length.fill(text);
    await expect(editor(page).getByText(t('living-area.problem.range', { least: '0,001', most: '500' }))).toBeVisible();
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await expect(result(page)).toContainText(area('12,00'));
  }
  await result(page)
    .getByRole('button', { name: t('tool.export') })
    .click();
  await expect(page.getByText(t('tool.unfinished'))).toBeVisible();
  await expect(length).toBeFocused();
});

test('a room of any shape counts, unless its walls cross', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  await editor(page).getByText(t('living-area.outline.polygon')).click();
  await expect(result(page)).toContainText(area('12,00'));
  const corner = (axis: 'x' | 'y') => editor(page).getByLabel(t(`living-area.corner.${axis}`, { number: 4 }));
  await corner('y').fill('-1');
  await expect(editor(page).getByText(t('living-area.problem.crossing'))).toBeVisible();
  await expect(result(page)).toContainText(area('12,00'));
  for (const action of ['tool.order', 'tool.export', 'tool.print'] as const) {
    await page.getByRole('button', { name: t(action) }).click();
    await expect(corner('y')).toBeFocused();
  }
  await expect(corner('y')).toHaveAccessibleDescription(t('living-area.problem.crossing'));
  await expect(page).toHaveURL(address);
  await corner('y').fill('1,50');
  await expect(editor(page).getByText(t('living-area.problem.crossing'))).toBeHidden();
  await corner('x').fill('1,00');
  await expect(result(page)).toContainText(area('7,50'));
});

test('a deleted room comes back', async ({ page, open }) => {
  await open(address);
  await editor(page)
    .getByRole('button', { name: t('living-area.room.remove'), exact: true })
    .click();
  await expect(result(page)).toContainText(area('65,92'));
  await page.getByRole('button', { name: t('tool.undo') }).click();
  await expect(result(page)).toContainText(area('77,92'));
});

test('dwellings and storeys are added up apart and together', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  await page.getByRole('button', { name: t('living-area.storey.add') }).click();
  await page
    .getByRole('button', { name: t('living-area.outdoor.add') })
    .last()
    .click();
  await editor(page).getByLabel(t('living-area.length')).fill('4');
  await editor(page).getByLabel(t('living-area.width')).fill('3');
  await expect(result(page)).toContainText(area('15,00'));
  await page.getByRole('button', { name: t('living-area.dwelling.add') }).click();
  await addRoom(page, '4', '3');
  await expect(result(page)).toContainText(t('living-area.result.building', { count: 2, area: '27,00' }));
  await expectNarrow(page);
});

test('of five hundred rooms the last is worked on like the first', async ({ page, open }) => {
  const rooms = Array.from({ length: 500 }, (_, index) => ({ ...storedRoom, id: `room-${index}`, name: `Raum ${index + 1}` }));
  const project = { dwellings: [{ id: 'dwelling', name: 'Haus', storeys: [{ id: 'storey', name: 'EG', rooms }] }] };
  await page.addInitScript((text) => (localStorage['pq.livingArea.v1'] ??= text), JSON.stringify(project));
  await open(address);
  await expect(result(page)).toContainText(area('6.000,00'));
  await page.getByRole('button', { name: 'Raum 500' }).click();
  await expect(editor(page).getByRole('heading', { level: 2 })).toHaveText('1.500 Raum 500');
  await editor(page).getByLabel(t('living-area.length')).fill('5');
  await expect(result(page)).toContainText(area('6.003,00'));
  await page.reload();
  await untilHydrated(page);
  await expect(result(page)).toContainText(area('6.003,00'));
});

test('another tab shows the same rooms', async ({ page, context, open }) => {
  await open(address);
  await startAnew(page);
  const other = await context.newPage();
  await other.goto(address);
  await untilHydrated(other);
  await editor(page).getByLabel(t('living-area.length')).fill('6');
  await expect(result(other)).toContainText(area('18,00'));
});

test('what another tab has changed since is not undone', async ({ page, context, open }) => {
  await open(address);
  await startAnew(page);
  await editor(page)
    .getByRole('button', { name: t('living-area.room.remove'), exact: true })
    .click();
  const undo = page.getByRole('button', { name: t('tool.undo') });
  await expect(undo).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await untilHydrated(other);
  await addRoom(other, '5', '2');
  await expect(result(page)).toContainText(area('10,00'));
  await expect(undo).toBeHidden();
});

test('a browser that stores nothing keeps calculating and says so', async ({ page, open, expectFailures }) => {
  expectFailures(/\[storage\]/);
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('pq.livingArea')) throw new DOMException('full', 'QuotaExceededError');
      store.call(this, key, value);
    };
  });
  await open(address);
  await startAnew(page);
  await expect(page.getByText(t('tool.not-kept'))).toBeVisible();
  await editor(page).getByLabel(t('living-area.length')).fill('6');
  await expect(result(page)).toContainText(area('18,00'));
});

test('the spreadsheet holds every piece with its rule', async ({ page, open }) => {
  await open(address);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('tool.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('wohnflaeche.xlsx');
  const rows = cellsOf(await file.path());
  expect(rows[0]).toContain(t('living-area.sheet.counted'));
  expect(rows.filter((row) => row.includes('Arbeiten')).map((row) => row.slice(-4))).toEqual([
    ['9.6', '1', '9.6', '§ 4 Nr. 1'],
    ['4.8', '0.5', '2.4', '§ 4 Nr. 2'],
  ]);
  expect(rows.at(-1)).toEqual(expect.arrayContaining(['87.92', '77.92']));
});

test('the result goes into the configurator, once however often', async ({ page, open, request }) => {
  const product = await productAt(request, '/daten-services/wohnflaechenberechnung');
  await open(address);
  await startAnew(page);
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name: t('tool.order') }).click();
    await expect(page).toHaveURL('/konfigurator');
    await expect(sheet(page, product.name)).toContainText('12,00 m²');
    await expect(sheet(page, product.name).getByRole('textbox', { name: t('quantity.label', { name: product.name }) })).toHaveValue('1');
    await page.goBack();
  }
});

test('the whole calculation works with the keyboard', async ({ page, open }) => {
  await open(address);
  await page.getByRole('button', { name: 'Schlafen' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1.02 Bad' })).toBeFocused();
  for (const label of [t('living-area.room.duplicate'), t('living-area.room.remove'), t('living-area.name')]) {
    await page.keyboard.press('Tab');
    await expect(editor(page).getByRole(label === t('living-area.name') ? 'textbox' : 'button', { name: label })).toBeFocused();
  }
  await page.keyboard.type('Badezimmer');
  await expect(page.getByRole('button', { name: 'Badezimmer', exact: true })).toBeVisible();
});
