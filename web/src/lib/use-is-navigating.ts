import { useRouterState } from '@tanstack/react-router';

/** While another page is on its way; `main` says so by `aria-busy`, which also shows a line once it takes longer. */
export const useIsNavigating = (): boolean => useRouterState({ select: ({ status }) => status === 'pending' });
