/** What the log tells of besides content. */
export const changeTopics = ['quote', 'order', 'assignment', 'invoice', 'account', 'contact', 'declaration', 'mail'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** A document that is no longer what it was. */
export type Change = { topic: ChangeTopic; id: string };

/** Answer of `GET /api/changes`. */
export type Changes = {
  /** Where the log stands: `since` of the next question. */
  seq: number;
  changes: Change[];
  /** More happened than is listed, so that all that is shown may be outdated. */
  missed: boolean;
};
