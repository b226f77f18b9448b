import { expect, test } from 'vitest';
import { withMenuPages } from './known-pages';

const link = (label: string, to: string) => ({ label, to });
const site = {
  navigation: [link('Projekte', '/projekte'), link('Basic', '/paper-to-cad/basic')],
  footer: {
    about: '',
    supportTitle: '',
    supportText: '',
    priceNote: '',
    copyright: '',
    columns: [
      {
        title: 'Mehr',
        links: [link('Alle Projekte', '/projekte'), link('Anmelden', '/app/login'), link('Extern', 'https://elsewhere.example')],
      },
    ],
  },
};

test('pages that only menus name are known by their label, each once', () => {
  const product = { kind: 'product' as const, title: 'Paper to CAD Basic', text: '', path: '/paper-to-cad/basic', keywords: [] };
  expect(withMenuPages([product], site)).toEqual([product, { kind: 'page', title: 'Projekte', text: '', path: '/projekte', keywords: [] }]);
});
