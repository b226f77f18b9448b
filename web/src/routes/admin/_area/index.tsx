import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_area/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true });
  },
});
