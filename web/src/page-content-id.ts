/** The id of the element that the application is rendered into. */
export const CONTENT_ID = 'page';
