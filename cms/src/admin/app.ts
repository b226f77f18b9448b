import type { StrapiApp } from '@strapi/strapi/admin';
import { Earth } from '@strapi/icons';
import { english, german } from './panel-texts';

/** The key under which the panel keeps its language until somebody signs in; without a value there it would be English. */
const LANGUAGE = 'strapi-admin-language';

const amountInputs = {
  euros: 'EuroInput',
  'addon-price': 'AddonPriceInput',
  quantity: 'QuantityInput',
} as const;

/** The panel in German, with fields for amounts and a page for translators, without product news and tours. */
export default {
  config: {
    locales: ['de'],
    translations: { de: german, en: english },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    if (!localStorage.getItem(LANGUAGE)) localStorage.setItem(LANGUAGE, 'de');
    for (const [name, input] of Object.entries(amountInputs))
      app.customFields.register({
        name,
        type: 'decimal',
        intlLabel: { id: `amount.${name}`, defaultMessage: name },
        intlDescription: { id: `amount.${name}`, defaultMessage: name },
        components: { Input: () => import('./amount-input').then((inputs) => ({ default: inputs[input] as never })) },
      });
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
