import { expect, test } from 'vitest';
import { contentPath } from './content-path';

test.each([
  ['home', '', '', '/'],
  ['category', 'as-built', '', '/as-built'],
  ['product', 'basic', 'paper-to-cad', '/paper-to-cad/basic'],
  ['solution', 'architekten', '', '/loesungen/architekten'],
  ['tool', 'raumbuch', '', '/loesungen/raumbuch'],
  ['page', 'kontakt', '', '/kontakt'],
  ['article', 'a', '', '/blog/a'],
  ['library-entry', 'ifc', '', '/fachwissen-bibliothek/ifc'],
  ['project', 'p', '', '/projekte/p'],
  ['comparison', 'paper-to-cad', '', '/vergleich-freelancer-paper-to-cad-cad-services'],
  ['subscription', '', '', '/unlimitierte-cad-services-abonnement'],
  ['legal-page', 'impressum', '', '/rechtliches/impressum'],
] as const)('a %s lives where spec §2 says', (kind, slug, category, path) => expect(contentPath(kind, slug, category)).toBe(path));
