import { useEffect, useState } from 'react';
import { Loader } from '../../ui/feedback/loader';
import { useAwake } from '../../ui/layout/use-awake';
import { NotFoundPage } from './not-found-page';

/**
 * An address without a page. The server alone knows what has moved (301) and what is gone (410), so that a link
 * followed in the browser is asked for there.
 */
export function MissingPage() {
  const awake = useAwake();
  const [isAnswered] = useState(!awake);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <NotFoundPage /> : <Loader />;
}
