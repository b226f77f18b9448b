import type { SavedView, ViewFilter, ViewedList } from '../../contract/people/saved-view';

/** A view as stored. */
export type SavedViewRow = {
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
