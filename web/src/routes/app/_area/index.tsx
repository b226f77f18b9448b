import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/app/_area/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/dashboard', replace: true });
  },
});
