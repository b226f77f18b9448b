/** Where a file goes once it has arrived. */
export const uploadPlaces = ['temporary', 'cart', 'message'] as const;
export type UploadPlace = (typeof uploadPlaces)[number];
