/** A signed address whose signature differs by one letter. */
export const forged = (url: string): string =>
  url.replace(/signature=(.)/, (_match, first: string) => `signature=${first === 'a' ? 'b' : 'a'}`);
