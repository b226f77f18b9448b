import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentKinds } from '../src/contract/content/page-kinds';

test.each(contentKinds)('the kind %s is a content type', (kind) => {
  expect(existsSync(join(import.meta.dirname, `../src/api/${kind}/content-types/${kind}/schema.json`))).toBe(true);
});
