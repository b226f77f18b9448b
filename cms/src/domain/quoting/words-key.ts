/** The key under which the words of a move are kept: one move of one document, one entry in the thread. */
export const wordsKey = (documentId: string, moveKey: string): string => `${documentId}:${moveKey}`;
