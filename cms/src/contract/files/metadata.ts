/** Where a fact stands in a file. */
export const metadataSources = ['pdf', 'xmp', 'exif', 'iptc', 'gps', 'text', 'dxf'] as const;
export type MetadataSource = (typeof metadataSources)[number];

/** Something that a file says of itself beside its drawing; `name` is the file's own word for it. */
export type Metadatum = { source: MetadataSource; name: string; value: string };

/** Files up to this size are read for what they say of themselves; larger ones are left to people's eyes. */
export const MAX_METADATA_BYTES = 64 * 1024 ** 2;

/** How reading went: formats other than PDF, JPEG, PNG, TIFF, HEIC and DXF as text are not read. */
export const metadataStates = ['read', 'unsupported', 'too-large', 'unreadable'] as const;
export type MetadataState = (typeof metadataStates)[number];

/** Answer of `GET /api/staff/quotes/:id/files/:fileName/metadata`: what a file says of itself before a contractor gets it. */
export type FileMetadataReport = {
  state: MetadataState;
  /** `hit` is the part of the customer's name or address that a value holds; null where there is none. */
  found: (Metadatum & { hit: string | null })[];
  /** True when a copy without all of it can be made. */
  cleanable: boolean;
};
