/** Pictures are bundled as files; the import is their address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
