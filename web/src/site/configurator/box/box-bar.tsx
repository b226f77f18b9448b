import type { PricedLine } from '@contract/pricing/pricing';
import type { PriceUnit } from '@contract/content/product';
import { useEffect, useState, type RefObject } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { AmountPair } from './addon-choice-list';
import { formatQuantity, unitText } from './quantity';

type BoxBarProps = {
  line: PricedLine;
  unit: PriceUnit;
  quantity: number;
  blocked: boolean;
  isInCart: boolean;
  form: RefObject<HTMLFormElement | null>;
};

/** Price and action while the box's own are out of sight: at the foot of small screens, on others below the box, which scrolls. */
export function BoxBar({ line, unit, quantity, blocked, isInCart, form }: BoxBarProps) {
  const t = useT();
  const locale = useLocale();
  const isActionVisible = useActionVisible(form);
  const counted = { quantity: formatQuantity(quantity > 0 ? quantity : 0, locale), unit: unitText(t, unit, quantity) };
  return (
    <div
      className={isActionVisible === null ? 'bottom-bar box-bar' : 'bottom-bar box-bar beside'}
      data-early
      hidden={isActionVisible ?? false}
    >
      <div>
        <span className="label">{t('price.bar', counted)}</span>
        <b className="amount-pair">
          <AmountPair net={line.net} />
        </b>
      </div>
      <button
        type="button"
        className="button primary small"
        disabled={blocked}
        onClick={({ detail }) => detail > 1 || form.current?.requestSubmit()}
      >
        {t(isInCart ? 'box.increase.short' : 'box.add')}
      </button>
    </div>
  );
}

/** Null as long as nobody has looked. */
function useActionVisible(form: RefObject<HTMLFormElement | null>): boolean | null {
  const [isVisible, setVisible] = useState<boolean | null>(null);
  useEffect(() => {
    const action = form.current?.querySelector('[type=submit]');
    if (!action) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    observer.observe(action);
    return () => observer.disconnect();
  }, [form]);
  return isVisible;
}
