import type { Page } from '@playwright/test';

/** Lets requests to matching addresses wait. @returns a function that releases them, and all that follow */
export async function hold(page: Page, address: RegExp, method?: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await held;
    // The page may have given it up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}
