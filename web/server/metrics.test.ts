import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Metrics } from './metrics';

const alerts = readFileSync(join(import.meta.dirname, '../../ops/alerts.yml'), 'utf8');

test('every figure of the web server that an alert looks at is on its page', async () => {
  const metrics = new Metrics();
  metrics.watch({ cachedPages: () => 3, hasContact: () => true });
  const page = await metrics.text();
  const expressions = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression).join('\n');
  const named = [...new Set(expressions.match(/\b(?:web|process|nodejs)_\w+/g) ?? [])];
  const types = named.map((name) => `# TYPE ${name.replace(/_bucket$/, '')} `);
  expect(types.length).toBeGreaterThan(3);
  expect(types.filter((type) => !page.includes(type))).toEqual([]);
  expect(page).toMatch(/^web_cms_contact 1$/m);
});
