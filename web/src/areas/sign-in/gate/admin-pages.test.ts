import { adminPages } from '@contract/people/roles';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every page of the admin area says who may open it', () => {
  const names = readdirSync(join(import.meta.dirname, '../../../routes/admin/_area')).map((file) => file.replace(/\.tsx$/, ''));
  expect(names.filter((name) => name !== '$' && name !== 'index').sort()).toEqual(Object.keys(adminPages).sort());
});
