import type { CartItem } from '@contract/cart';
import type { Cents } from '@contract/cents';
import { cents } from '@contract/money';
import { logFailure } from '../../lib/log-failure';
import { plainTotalOf, totalOf } from './cart-price';
import type { CartStorage } from './cart-storage';

/** The cart's net total with add-ons, followed only while somebody looks at it (spec §4). */
export class CartTotal {
  private total = cents(0);
  private items: readonly CartItem[] = [];
  private stop: (() => void) | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly storage: CartStorage) {}

  readonly read = (): Cents => this.total;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    this.stop ??= this.storage.subscribe(() => void this.recompute());
    void this.recompute();
    return () => {
      this.listeners.delete(onChange);
      if (this.listeners.size > 0) return;
      this.stop?.();
      this.stop = null;
    };
  };

  private async recompute(): Promise<void> {
    const { items } = this.storage.read().cart;
    if (items === this.items) return;
    this.items = items;
    const total = items.length === 0 ? cents(0) : await this.totalWithAddons(items);
    if (items === this.items) this.show(total);
  }

  private async totalWithAddons(items: readonly CartItem[]): Promise<Cents> {
    try {
      const { lookUpAddons } = await import('./addon-lookup');
      return totalOf(items, await lookUpAddons([...new Set(items.flatMap((item) => item.productData.selectedAddons))]));
    } catch (failure) {
      logFailure('add-ons cannot be looked up; the total is without them', failure);
      return plainTotalOf(items);
    }
  }

  private show(total: Cents): void {
    this.total = total;
    for (const onChange of this.listeners) onChange();
  }
}
