import { expect, test } from 'vitest';
import { contentPath } from './content-path';
import type { ContentKind } from './page-kinds';

const places: Record<ContentKind, readonly [slug: string, category: string, path: string]> = {
  home: ['', '', '/'],
  category: ['as-built', '', '/as-built'],
  product: ['basic', 'paper-to-cad', '/paper-to-cad/basic'],
  solution: ['architekten', '', '/loesungen/architekten'],
  tool: ['raumbuch', '', '/loesungen/raumbuch'],
  page: ['kontakt', '', '/kontakt'],
  article: ['a', '', '/blog/a'],
  'library-entry': ['ifc', '', '/fachwissen-bibliothek/ifc'],
  project: ['p', '', '/projekte/p'],
  comparison: ['paper-to-cad', '', '/vergleich-freelancer-paper-to-cad-cad-services'],
  subscription: ['', '', '/unlimitierte-cad-services-abonnement'],
  'legal-page': ['impressum', '', '/rechtliches/impressum'],
};

test.each(Object.entries(places))('a %s lives where spec §2 says', (kind, [slug, category, path]) =>
  expect(contentPath(kind as ContentKind, slug, category)).toBe(path),
);
