import { useLocation } from '@tanstack/react-router';

/** The page's path without language prefix. */
export const useCurrentPath = (): string => useLocation({ select: (location) => location.pathname });
