export const minus = <path d="M5 12h14" />;
export const plus = <path d="M5 12h14M12 5v14" />;
export const circleAlert = (
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4m0 4h.01" />
  </>
);
