const GIB = 1024 ** 3;

/** How much one visitor may store, from the environment. Sizes are bytes, the share is of the whole disk. */
export const fileLimits = () => ({
  cartBytes: Number(process.env.FILES_CART_BYTES ?? 200 * GIB),
  addressDayBytes: Number(process.env.FILES_ADDRESS_DAY_BYTES ?? 500 * GIB),
  minFreeShare: Number(process.env.FILES_MIN_FREE_SHARE ?? 0.1),
});
