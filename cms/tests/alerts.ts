import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Alert = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity?: string };
  annotations: { summary?: string; runbook?: string };
};

const file = join(import.meta.dirname, '../../ops/alerts.yml');

/** Reads the rules that come with the shop. */
export const readAlerts = (): Alert[] =>
  (parse(readFileSync(file, 'utf8')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);

/** The figures that a rule's expression names, without those that Prometheus makes itself. */
export const figuresIn = ({ expr }: Alert): string[] => [
  ...new Set(
    [...expr.replace(/\{[^}]*\}/g, '').matchAll(/\b[a-z]+(?:_[a-z\d]+)+\b/g)].map(([name]) => name).filter((name) => !FUNCTIONS.has(name)),
  ),
];

const FUNCTIONS = new Set(['histogram_quantile']);

/** The figures on a page for Prometheus; a histogram has several. */
export const figuresOn = (page: string): string[] =>
  [...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
