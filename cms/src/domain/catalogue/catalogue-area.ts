import type { Area } from '../../platform/area';

/** Content is written in the panel; what previews need, and the versions of legal texts that were agreed to, are closed. */
export const catalogueArea: Area = {
  types: ['api::preview-token.preview-token', 'api::legal-text.legal-text'],
  values: {
    'api::product.product': ['price'],
    'api::addon.addon': ['price', 'priceType'],
    'api::subscription.subscription': ['plans.priceMonthly'],
  },
  final: [{ table: 'legal_texts', isForGood: true }],
};
