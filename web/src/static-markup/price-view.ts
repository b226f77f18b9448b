import { ACCOUNT_PRICE_VIEW_KEY, type CustomerType, PRICE_VIEW_KEY } from '@contract/pricing/customer-type';

const root = () => document.documentElement;

/** Shows prices for this kind of buyer, on this page and in its switches. */
function showPriceView(view: CustomerType): void {
  root().dataset.priceView = view;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[type=radio][data-price-view]')) radio.checked = radio.value === view;
}

/** Shows the view that was chosen, else the one that fits the signed-in account, else that of consumers; what is shown stays without storage. */
export function showKeptPriceView(): void {
  let kept: string | null | undefined = root().dataset.priceView;
  try {
    kept = localStorage.getItem(PRICE_VIEW_KEY) ?? localStorage.getItem(ACCOUNT_PRICE_VIEW_KEY);
  } catch {
    // Without storage a choice holds for the page.
  }
  showPriceView(kept === 'business' ? 'business' : 'consumer');
}

/** Shows and keeps what somebody chose. */
export function choosePriceView(view: CustomerType): void {
  showPriceView(view);
  try {
    localStorage.setItem(PRICE_VIEW_KEY, view);
  } catch {
    // Without storage the choice holds for the page.
  }
}

/** Marks the chosen view in a switch that came after the page. */
export function showChosenView(radio: HTMLInputElement | null): void {
  const chosen = root().dataset.priceView;
  if (radio && chosen) radio.checked = radio.value === chosen;
}
