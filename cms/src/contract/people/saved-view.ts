import * as z from 'zod/mini';
import { staffLists } from '../list';

/** The most views that one person keeps, over all lists. */
export const MAX_SAVED_VIEWS = 50;
export const MAX_VIEW_NAME_LENGTH = 60;

/** Pages that views are kept of. */
export const viewedLists = [...staffLists, 'board'] as const;
export type ViewedList = (typeof viewedLists)[number];

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME_LENGTH));
const list = z.enum(viewedLists);
const word = z.optional(z.string().check(z.maxLength(80)));

/** The filter of a view, named as the search parameters of the list's address. */
export const ViewFilter = z.object({
  status: z.optional(z.string().check(z.maxLength(40))),
  q: z.optional(z.string().check(z.maxLength(80))),
  sort: z.optional(z.string().check(z.maxLength(40))),
  by: word,
  due: word,
  work: word,
  contractor: word,
  category: word,
  term: word,
  lostFrom: word,
  lostTo: word,
  lostReason: word,
  lostService: word,
});
export type ViewFilter = z.infer<typeof ViewFilter>;

/** Query of `GET /api/staff/saved-views`. */
export const SavedViewsQuery = z.object({ list });

/** Body of `POST /api/staff/saved-views`. The same key twice saves once. */
export const NewSavedView = z.object({ key: z.uuid(), list, name, filter: ViewFilter, shared: z.boolean() });
export type NewSavedView = z.infer<typeof NewSavedView>;

/** Body of `PATCH /api/staff/saved-views/:id`. */
export const SavedViewChange = z.object({ name: z.optional(name), shared: z.optional(z.boolean()) });
export type SavedViewChange = z.infer<typeof SavedViewChange>;

/** A view as a member of the team sees it: their own, or one that a colleague shares. */
export type SavedView = { id: string; list: ViewedList; name: string; filter: ViewFilter; shared: boolean; own: boolean };
/** Answer of `GET /api/staff/saved-views`: one's own in the order they were saved, then shared ones. */
export type SavedViews = { views: SavedView[] };
