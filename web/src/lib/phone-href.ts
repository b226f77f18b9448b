/** A `tel:` address: digits and the leading plus only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
