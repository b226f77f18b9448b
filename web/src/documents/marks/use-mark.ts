import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { useState } from 'react';
import { get, post } from '../../lib/http/http';

/** The document whose marks are shown: the order, or a contractor's assignment. */
export type MarkedDocument = {
  /** The API's path of the document. */
  path: string;
  /** Shows the document as the server has it now. */
  onView: (view: never) => unknown;
};

/**
 * Returns a function that sends one command about a mark, however often it is tried: all tries carry one key, so that it happens
 * once; the next command has a key of its own. It throws a Problem; a document that has changed meanwhile is then shown as it is.
 */
export function useMarkCommand({ path, onView }: MarkedDocument, markId: string) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return async (name: string, body: object): Promise<void> => {
    try {
      const next = await post<never>(`${path}/marks/${encodeURIComponent(markId)}/${name}`, { ...body, key });
      setKey(crypto.randomUUID());
      onView(next);
    } catch (failure) {
      if (failure instanceof Problem && statusOf(failure) === 409) await get<never>(path).then(onView, () => undefined);
      throw failure;
    }
  };
}
