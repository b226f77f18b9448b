import type { MonthFigures } from '@contract/people/people';

/** How many of a hundred requests have become orders; 0 where nobody asked. */
export const shareOf = ({ requests, accepted }: Pick<MonthFigures, 'requests' | 'accepted'>): number =>
  requests === 0 ? 0 : Math.round((accepted / requests) * 100);
