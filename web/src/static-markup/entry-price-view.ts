import { choosePriceView, showKeptPriceView } from './price-view';

/**
 * Shows, from the head of public pages, the kept price view before the first paint, and follows every switch. Pages are stored for all
 * visitors, so that the markup says nothing of it.
 */
showKeptPriceView();
// The switches come with the page; browsers put radios back on the way back and after a reload.
addEventListener('DOMContentLoaded', showKeptPriceView);
addEventListener('pageshow', showKeptPriceView);
// Another tab may have chosen.
addEventListener('storage', showKeptPriceView);
// On the way down: while it hydrates, React ends events of what is not hydrated yet before they come back up.
addEventListener(
  'change',
  ({ target }) => {
    if (target instanceof HTMLInputElement && 'priceView' in target.dataset)
      choosePriceView(target.value === 'business' ? 'business' : 'consumer');
  },
  { capture: true },
);
