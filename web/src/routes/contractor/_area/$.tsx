import { createFileRoute, notFound } from '@tanstack/react-router';

/** The route of addresses in this area that no other one knows. */
export const Route = createFileRoute('/contractor/_area/$')({
  staticData: { status: 404 },
  loader: () => {
    throw notFound();
  },
});
