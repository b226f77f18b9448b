import { accents } from '@contract/content/product';
import { expect, test } from 'vitest';
import { drawingNames, renderDrawing } from './render-drawing';
import { solidColours, withVariables } from './solid-colours';

test('every drawing can be coloured for use outside of a page', () => {
  const values = { ...solidColours('cad'), 'font-mono': 'monospace', 'font-hand': 'cursive' };
  for (const name of drawingNames()) expect(withVariables(renderDrawing(name, 'de'), values)).not.toContain('var(');
});

test.each(accents)('the colours of %s are whole colours', (accent) => {
  for (const colour of Object.values(solidColours(accent))) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('a variable without a value is a bug', () => expect(() => withVariables('var(--unknown)', {})).toThrow('--unknown'));
