/** Where the cart's item count appears (`CountBadges`). */
export const BadgeSlot = () => <span className="badge-slot" />;
