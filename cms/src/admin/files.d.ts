/** Pictures are bundled as files; the import is their address. */
declare module '*.svg' {
  const address: string;
  export default address;
}

interface ImportMeta {
  /** Bundles the files that a pattern names. */
  glob(pattern: string, options: { query: string; import: 'default'; eager: true }): Record<string, unknown>;
}
