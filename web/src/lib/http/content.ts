import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { notFound, isNotFound } from '@tanstack/react-router';
import { get, type RequestOptions } from './http';

/** Reads a page's content; what the CMS does not know is the 404 page. */
export async function getPage<T>(path: string, options: RequestOptions): Promise<T> {
  try {
    return await get<T>(path, options);
  } catch (problem) {
    throw problem instanceof Problem && statusOf(problem) === 404 ? notFound() : problem;
  }
}

/** Returns null if content is missing that a page can do without. @throws every other failure */
export function nothingIfMissing(failure: unknown): null {
  if (isNotFound(failure)) return null;
  throw failure;
}
