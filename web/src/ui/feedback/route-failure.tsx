import { useRouter } from '@tanstack/react-router';
import { LoadFailure } from '../tables/load-failure';

/** For a route's `errorComponent`: says that its document could not be loaded, and tries again when asked to. */
export function RouteFailure() {
  const router = useRouter();
  return <LoadFailure onRetry={() => void router.invalidate()} />;
}
