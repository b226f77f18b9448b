import type { Area } from '../../platform/area';

/** Content is written in the panel; only what previews need is closed. */
export const catalogueArea: Area = { types: ['api::preview-token.preview-token'] };
