/** A result that can be looked at page by page. */
export type Sheet = {
  pages: number;
  /** A page, from 1, as a picture. */
  draw: (page: number) => Promise<Blob>;
  close: () => void;
};
