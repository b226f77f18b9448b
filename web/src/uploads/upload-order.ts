/** Where a file goes once it has arrived. */
export const uploadPlaces = ['temporary', 'cart', 'message'] as const;
export type UploadPlace = (typeof uploadPlaces)[number];

/** What one upload needs to know. */
export type UploadOrder = {
  productId: string;
  file: File;
  cartId: string;
  /** Where a former try left off. */
  uploadUrl?: string;
  /** Aborting stops sending; what has arrived stays and can be resumed. */
  signal: AbortSignal;
  onUploadUrl: (url: string) => void;
  onProgress: (sentBytes: number) => void;
};
