import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/contractor/_area/')({
  beforeLoad: () => {
    throw redirect({ to: '/contractor/dashboard', replace: true });
  },
});
