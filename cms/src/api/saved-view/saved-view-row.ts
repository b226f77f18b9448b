import type { StaffList } from '../../contract/list';
import type { SavedView, ViewFilter } from '../../contract/saved-view';

/** A view as stored. */
export type SavedViewRow = {
  id: number;
  documentId: string;
  /** documentId of the account. */
  ownerId: string;
  list: StaffList;
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
