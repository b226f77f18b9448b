import type { StrapiApp } from '@strapi/strapi/admin';
import { Earth } from '@strapi/icons';
import { german } from './german';

/** The panel in German, with a page for translators, without product news and tours. */
export default {
  config: {
    locales: ['de'],
    translations: { de: german },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'translations',
      icon: Earth,
      intlLabel: { id: 'translations.title', defaultMessage: 'Übersetzungen' },
      permissions: [],
      Component: () => import('./translations-page').then(({ TranslationsPage }) => ({ default: TranslationsPage })),
    });
  },
  bootstrap() {},
};
