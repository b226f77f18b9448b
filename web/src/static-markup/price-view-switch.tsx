import type { CustomerType } from '@contract/pricing/customer-type';
import { showChosenView } from './price-view';
import { useT } from '../lib/text/strings';

/**
 * Chooses whether prices lead with gross or with net. It is a view, no sign-in. `entry-price-view` does what it says, in all switches and
 * tabs.
 * @param name of the radio group, one for each place
 */
export function PriceViewSwitch({ name }: { name: string }) {
  const t = useT();
  return (
    <fieldset className="price-view">
      <legend>{t('price-view.label')}</legend>
      {(['consumer', 'business'] as const satisfies readonly CustomerType[]).map((view) => (
        <label key={view} className={`for-${view}-view`}>
          <input ref={showChosenView} type="radio" name={name} value={view} defaultChecked={view === 'consumer'} data-price-view="" />
          <span>{t(`price-view.${view}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
