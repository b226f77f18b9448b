import { createFileRoute, notFound } from '@tanstack/react-router';

/** Addresses in this area that nobody knows. */
export const Route = createFileRoute('/admin/_area/$')({
  staticData: { status: 404 },
  loader: () => {
    throw notFound();
  },
});
