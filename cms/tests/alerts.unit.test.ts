import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figuresIn, readAlerts } from './alerts';

const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const alerts = readAlerts();

test('there are rules, each with a name of its own', () => {
  expect(alerts.length).toBeGreaterThan(10);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
});

test.each(alerts)(
  '$alert waits before it is raised, says how urgent it is, what it means and what to do',
  ({ alert, labels, annotations, ...rule }) => {
    expect(rule.for).toMatch(/^\d+m$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\w{3}/);
    expect(annotations.runbook?.length).toBeGreaterThan(60);
    expect(operations).toContain(`- **${alert}.** `);
  },
);

test('every figure in an expression is one of web server or CMS, or of every process', () => {
  expect(alerts.flatMap(figuresIn).filter((name) => !/^(?:web|cms|process|nodejs)_/.test(name))).toEqual([]);
  expect(alerts.filter((rule) => figuresIn(rule).length === 0).map(({ alert }) => alert)).toEqual(['ProcessAway']);
});
