import { createFileRoute, notFound } from '@tanstack/react-router';

/** The route of everything that no other one knows: the 404 page in the public layout. */
export const Route = createFileRoute('/_public/$')({
  loader: () => {
    throw notFound();
  },
});
