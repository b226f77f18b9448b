/** Changes one letter of a signed address's signature. */
export const forged = (url: string): string =>
  url.replace(/signature=(.)/, (_match, first: string) => `signature=${first === 'a' ? 'b' : 'a'}`);
