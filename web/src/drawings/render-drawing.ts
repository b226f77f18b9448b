import type { Locale } from '@contract/constants';
import { beforeAfterDrawings } from './before-after';
import { categoryDrawings } from './categories';
import type { Drawings } from './drawing';
import { inEnglish } from './english-labels';
import { stripDrawings } from './hero-strip';
import { withPrecision } from './number';
import { asBuiltProducts } from './products-as-built';
import { cadProducts } from './products-cad';
import { dataProducts } from './products-data';
import { modelProducts } from './products-model';
import { paperProducts } from './products-paper';
import { sampleViews } from './sample-views';
import { withRelativePaths } from './relative-path';
import { sceneDrawings } from './scenes';

const drawings: Drawings = {
  ...paperProducts,
  ...cadProducts,
  ...modelProducts,
  ...asBuiltProducts,
  ...dataProducts,
  ...categoryDrawings,
  ...stripDrawings,
  ...beforeAfterDrawings,
  ...sampleViews,
  ...sceneDrawings,
};

export const drawingNames = (): string[] => Object.keys(drawings);

const rendered = new Map<string, string>();

/** A drawing as SVG text; a product without its own gets its category's. Ids start with `d_`. */
export function renderDrawing(name: string, locale: Locale): string {
  const known = name in drawings ? name : (name.split('/')[0] ?? '');
  const key = `${locale} ${known}`;
  const svg = rendered.get(key) ?? render(known, locale);
  rendered.set(key, svg);
  return svg;
}

function render(name: string, locale: Locale): string {
  const plan = drawings[name];
  if (!plan) return '';
  const body = withPrecision(plan.precision ?? 10, plan.draw);
  const fit = plan.fit ? ` preserveAspectRatio="${plan.fit}"` : '';
  const patterns = plan.patterns ? `<defs>${plan.patterns}</defs>` : '';
  const svg = withRelativePaths(
    `<svg viewBox="0 0 ${plan.width} ${plan.height}"${fit} aria-hidden="true" fill="none" stroke="currentColor" stroke-linejoin="round">${patterns}${body}</svg>`,
  );
  return locale === 'en' ? inEnglish(svg) : svg;
}
