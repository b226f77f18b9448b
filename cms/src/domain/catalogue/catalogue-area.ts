import type { Area } from '../../platform/area';

/** Content is written in the panel; what previews need, and the versions of legal texts that were agreed to, are closed. */
export const catalogueArea: Area = {
  types: ['api::preview-token.preview-token', 'api::legal-text.legal-text'],
  final: [{ table: 'legal_texts' }],
};
