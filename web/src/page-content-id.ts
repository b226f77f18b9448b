/** Where the application lives in the document. */
export const CONTENT_ID = 'page';
