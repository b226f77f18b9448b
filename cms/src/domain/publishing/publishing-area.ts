import type { Area } from '../../platform/area';

/** What is planned, what was published, and which prices were changed together: written through the panel's own pages only. */
export const publishingArea: Area = {
  types: ['api::schedule.schedule', 'api::content-version.content-version', 'api::price-change.price-change'],
  indexes: {
    schedules: { schedules_list_index: ['content_type', 'status', 'at', 'id'] },
    content_versions: { content_versions_entry_index: ['entry_id', 'id'] },
  },
};
