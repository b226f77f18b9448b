/** Four signs at a time, as people type them. */
export const groupSecret = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
