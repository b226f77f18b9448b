import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { useEffect } from 'react';
import { useT } from '../../lib/strings';
import { useToast } from '../../ui/feedback/toasts';
import { logFailure } from '../../lib/log-failure';
import { readFileMetadata } from '../../uploads/file-client';
import { useCartStore } from './cart-store';
import { useCartParts } from './use-cart';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Tells the server, at most once a day, that the cart's files are still wanted; drops records of files it has no more. */
export function useKeptFiles(): void {
  const { storage } = useCartStore();
  const { actions } = useCartParts();
  const { work } = useToast();
  const t = useT();
  useEffect(() => {
    const { cart, cartId } = storage.read();
    const files = Object.values(cart.files).flat();
    if (files.length === 0 || Date.now() - (storage.touchedAt.get() ?? 0) < DAY_MS) return;
    storage.touchedAt.set(Date.now());
    const touch = async () => {
      for (const { productId, fileName, originalName } of files) {
        await readFileMetadata(cartId, fileName).catch((failure: unknown) => {
          logFailure(`${originalName} cannot be kept`, failure);
          if (!(failure instanceof Problem && statusOf(failure) === 404)) return;
          actions.removeFile(productId, fileName);
          work.error(t('files.gone', { name: originalName }));
        });
      }
    };
    void touch();
  }, [storage, actions, work, t]);
}
