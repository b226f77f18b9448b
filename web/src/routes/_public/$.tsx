import { createFileRoute, notFound } from '@tanstack/react-router';

/** Everything no other route knows: the 404 page in the public layout. */
export const Route = createFileRoute('/_public/$')({
  loader: () => {
    throw notFound();
  },
});
