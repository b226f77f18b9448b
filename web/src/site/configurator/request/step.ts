export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];
