import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import {
  MAX_SAVED_VIEWS,
  type NewSavedView,
  type SavedView,
  type SavedViewChange,
  type ViewedList,
  type ViewFilter,
} from '../../contract/people/saved-view';

/** The most views of colleagues that are listed, as many as a menu can hold. */
const MAX_SHARED_VIEWS = 100;

export const savedViewQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const views = () => strapi.db.query('api::saved-view.saved-view');
  return {
    /** Lists a person's own views of a list, then those that others share. */
    async list(ownerId: string, list: ViewedList): Promise<SavedViewRow[]> {
      const [own, shared]: [SavedViewRow[], SavedViewRow[]] = await Promise.all([
        views().findMany({ where: { ownerId, list }, orderBy: { id: 'asc' } }),
        views().findMany({ where: { list, shared: true, ownerId: { $ne: ownerId } }, orderBy: { id: 'asc' }, limit: MAX_SHARED_VIEWS }),
      ]);
      return [...own, ...shared];
    },

    /** Keeps a view, once per key. @throws Problem saved-view.too-many, input.invalid for somebody else's key */
    async save(ownerId: string, view: NewSavedView): Promise<SavedViewRow> {
      return strapi.db.transaction(async ({ trx }) => {
        // The owner's lock makes several requests at once queue up: none slips past the limit, none is kept twice.
        await trx('up_users').where({ document_id: ownerId }).forUpdate().select('id');
        const before: SavedViewRow | null = await views().findOne({ where: { key: view.key } });
        if (before && before.ownerId !== ownerId) throw new Problem('input.invalid', {}, { key: 'field.invalid-value' });
        if (before) return before;
        if ((await views().count({ where: { ownerId } })) >= MAX_SAVED_VIEWS)
          throw new Problem('saved-view.too-many', { limit: MAX_SAVED_VIEWS });
        return views().create({ data: { ...view, ownerId } });
      });
    },

    /** Renames a view of one's own, or shares it. @throws Problem saved-view.not-found */
    async change(ownerId: string, documentId: string, change: SavedViewChange): Promise<SavedViewRow> {
      const changed: SavedViewRow | null = await views().update({ where: { documentId, ownerId }, data: change });
      if (!changed) throw new Problem('saved-view.not-found');
      return changed;
    },

    /** Removes a view of one's own; one that is gone stays gone. */
    remove: (ownerId: string, documentId: string): Promise<unknown> => views().deleteMany({ where: { documentId, ownerId } }),
  };
};

/** A view as stored. */
type SavedViewRow = {
  id: number;
  documentId: string;
  /** documentId of the account. */
  ownerId: string;
  list: ViewedList;
  name: string;
  filter: ViewFilter;
  shared: boolean;
  key: string;
};

export const presentSavedView = ({ documentId, ownerId, list, name, filter, shared }: SavedViewRow, viewerId: string): SavedView => ({
  id: documentId,
  list,
  name,
  filter,
  shared,
  own: ownerId === viewerId,
});
