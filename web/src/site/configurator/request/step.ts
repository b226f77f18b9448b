export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];
/** Leads to a step by the address; `replace` where the one before was never shown. */
export type OnStep = (step: Step, options?: { replace?: boolean }) => void;
