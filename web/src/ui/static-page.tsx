import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StaticPart } from './static-part';

type PageParts = { parts?: { page?: ReactNode } };

/** A page that is one static part; its route's loader brought it as `page`. */
export function StaticPage() {
  const { parts } = useMatch({ strict: false, select: ({ loaderData }) => (loaderData ?? {}) as PageParts });
  return <StaticPart>{parts?.page}</StaticPart>;
}
