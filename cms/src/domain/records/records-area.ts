import type { Area } from '../../platform/area';

export const recordsArea = {
  types: ['api::declaration.declaration', 'api::saved-view.saved-view'],
  indexes: {
    declarations: { declarations_kind_index: ['kind', 'id'] },
    saved_views: {
      saved_views_owner_index: ['owner_id', 'list', 'id'],
      saved_views_shared_index: ['list', 'shared', 'id'],
    },
  },
  topics: { declaration: {}, mail: {} },
} satisfies Area;
