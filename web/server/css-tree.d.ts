/** The parts of css-tree that need none of its tables of all properties; its types know them under the package's name only. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
declare module 'css-tree/walker' {
  export { walk as default } from 'css-tree';
}
