import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { Skeleton } from '../feedback/skeleton';

type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  /** Lines of the skeleton. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** What the server has, or that it is on its way, or that it could not be had. Older data stays in place when a refresh fails. */
export function Loaded<T>({ query: { data, isError, refetch }, lines, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  return <Skeleton lines={lines} />;
}
