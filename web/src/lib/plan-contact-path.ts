/** Where to ask for a plan of the subscription. */
export const planContactPath = (plan: string): string => `/kontakt?${new URLSearchParams({ thema: 'quote', tarif: plan })}`;
