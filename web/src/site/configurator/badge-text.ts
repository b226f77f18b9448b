import { CART_BADGE_MAX } from '@contract/constants';

/** Spec §9: 99+ above 99. */
export const badgeText = (count: number): string => (count > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(count));
