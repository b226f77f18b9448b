import type { CartItem } from '@contract/quoting/cart';
import { cents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { Addon } from '@contract/content/product';
import { logFailure } from '../../../lib/page/log-failure';
import { totalOf } from './cart-price';
import type { CartStorage } from './cart-storage';

/** The cart's total, and how it was found. */
export type CartSum = {
  /** The net total. */
  total: Cents;
  /** The add-ons that the total and each line are priced with: none while they cannot be looked up. */
  addons: readonly Addon[];
  /** `pending` while add-ons are looked up, `plain` when that failed and all are left out. */
  status: 'pending' | 'whole' | 'plain';
};

type Found = { ids: ReadonlySet<string>; addons: readonly Addon[]; failed: boolean };

const noAddons: Found = { ids: new Set(), addons: [], failed: false };

/**
 * The cart's total with add-ons, followed only while somebody looks at it (spec §4). It is worked out anew when items
 * change; add-ons are asked for again when one is chosen that was not looked up yet.
 */
export class CartTotal {
  private sum: CartSum = { total: cents(0), addons: [], status: 'pending' };
  private items: readonly CartItem[] | null = null;
  private found = noAddons;
  private asking: object | null = null;
  private excluded: readonly string[] = [];
  private stop: (() => void) | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly storage: CartStorage) {}

  /** Returns the same object while nothing changed. */
  readonly read = (): CartSum => this.sum;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    this.stop ??= this.storage.subscribe(this.follow);
    this.follow();
    return () => {
      this.listeners.delete(onChange);
      if (this.listeners.size > 0) return;
      this.stop?.();
      this.stop = null;
    };
  };

  /** Looks the add-ons up anew, whose prices may have changed. */
  readonly reload = (): void => {
    void this.lookUp();
    this.show();
  };

  /** Leaves products out of the total that are no longer offered. */
  readonly exclude = (productIds: readonly string[]): void => {
    if (productIds.join() === this.excluded.join()) return;
    this.excluded = productIds;
    this.show();
  };

  private readonly follow = (): void => {
    const { items } = this.storage.read().cart;
    if (items === this.items) return;
    this.items = items;
    if (!this.selected().every((id) => this.found.ids.has(id))) void this.lookUp();
    this.show();
  };

  private selected(): string[] {
    return [...new Set(this.items?.flatMap((item) => item.productData.selectedAddons))];
  }

  private async lookUp(): Promise<void> {
    const mine = (this.asking = {});
    const ids = this.selected();
    const found = await this.ask(ids);
    if (mine !== this.asking) return;
    this.asking = null;
    this.found = found;
    this.show();
  }

  private async ask(ids: readonly string[]): Promise<Found> {
    try {
      const { lookUpAddons } = await import('./addon-lookup');
      return { ids: new Set(ids), addons: await lookUpAddons(ids), failed: false };
    } catch (failure) {
      logFailure('add-ons cannot be looked up; the total is without them', failure);
      return { ...noAddons, failed: true };
    }
  }

  private show(): void {
    const { addons, failed } = this.found;
    const offered = (this.items ?? []).filter((item) => !this.excluded.includes(item.productId));
    const status = failed ? 'plain' : this.asking ? 'pending' : 'whole';
    this.sum = { total: totalOf(offered, addons), addons, status };
    for (const onChange of this.listeners) onChange();
  }
}
