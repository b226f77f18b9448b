import type { CartFile } from '@contract/quoting/cart';
import type { FileCheck } from '@contract/files/file-check';
import { Problem } from '@contract/problem';
import { useEffect, useState } from 'react';
import { logFailure } from '../lib/page/log-failure';
import { readFileMetadata } from './file-client';

/** Time between two questions about a file that waits; it is checked within seconds. */
const ASK_MS = 3_000;

/** One question after the other: a cart may hold hundreds of files. */
let line: Promise<unknown> = Promise.resolve();

const askInTurn = (cartId: string, fileName: string): Promise<FileCheck> => {
  const answer = line.then(() => readFileMetadata(cartId, fileName)).then(({ check }) => check);
  line = answer.catch(() => undefined);
  return answer;
};

/** Follows the check of a stored file until there is a verdict; null until the first answer, and for a file that is gone. */
export function useFileCheck({ cartId, fileName }: Pick<CartFile, 'cartId' | 'fileName'>): FileCheck | null {
  const [check, setCheck] = useState<FileCheck | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = () => {
      askInTurn(cartId, fileName).then(
        (found) => {
          if (left) return;
          setCheck(found);
          if (found === 'waiting') timer = setTimeout(ask, ASK_MS);
        },
        (failure: unknown) => {
          // One that is gone is told of when the request is sent.
          if (!(failure instanceof Problem)) logFailure('the state of a file cannot be read', failure);
        },
      );
    };
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [cartId, fileName]);
  return check;
}
