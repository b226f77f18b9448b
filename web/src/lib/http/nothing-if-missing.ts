import { isNotFound } from '@tanstack/react-router';

/** For content that a page can do without. @throws everything else */
export function nothingIfMissing(failure: unknown): null {
  if (isNotFound(failure)) return null;
  throw failure;
}
