import type { ReactNode } from 'react';

/** The page while it is not known who is there; knows neither bar nor content. */
export const AreaWaiting = ({ children }: { children: ReactNode }) => <main className="area-waiting">{children}</main>;
