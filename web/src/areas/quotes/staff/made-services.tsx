import type { CatalogueItem, ConfigurableProduct } from '@contract/content/product';
import type { Locale } from '@contract/constants';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http/http';
import { useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import { Field } from '../../../ui/forms/field';
import { type MadeService, newService } from './made-services-draft';

type MadeServicesProps = { locale: Locale; services: readonly MadeService[]; onServices: (services: MadeService[]) => void };

/** The services of a request that staff make: each with its quantity, add-ons and note. */
export function MadeServices({ locale, services, onServices }: MadeServicesProps) {
  const t = useT();
  const { data: catalogue } = useQuery({
    queryKey: ['staff', 'catalogue', locale],
    queryFn: ({ signal }) => get<{ items: CatalogueItem[] }>('/api/staff/catalogue', { locale, signal }),
  });
  const ids = services.map(({ productId }) => productId).filter(Boolean);
  const { data: chosen } = useQuery({
    queryKey: ['configurable', locale, ids.join()],
    queryFn: ({ signal }) => get<{ products: ConfigurableProduct[] }>(`/api/products?ids=${ids.join(',')}`, { locale, signal }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  const products = (catalogue?.items ?? []).filter(({ kind }) => kind === 'product');
  const change = (key: string, part: Partial<MadeService>) =>
    onServices(services.map((service) => (service.key === key ? { ...service, ...part } : service)));
  return (
    <>
      {services.map((service, index) => (
        <ServiceFields
          key={service.key}
          service={service}
          position={index + 1}
          products={products}
          product={chosen?.products.find(({ id }) => id === service.productId)}
          onChange={(part) => change(service.key, part)}
          onRemove={services.length > 1 ? () => onServices(services.filter(({ key }) => key !== service.key)) : undefined}
        />
      ))}
      <button type="button" className="button small" onClick={() => onServices([...services, newService()])}>
        <Icon name="plus" small /> {t('admin.new-request.add-service')}
      </button>
    </>
  );
}

type ServiceFieldsProps = {
  service: MadeService;
  position: number;
  products: readonly CatalogueItem[];
  product: ConfigurableProduct | undefined;
  onChange: (part: Partial<MadeService>) => void;
  onRemove: (() => void) | undefined;
};

function ServiceFields({ service, position, products, product, onChange, onRemove }: ServiceFieldsProps) {
  const t = useT();
  const options = [
    { value: '', text: t('admin.new-request.choose') },
    ...products.map(({ id, name, category }) => ({ value: id, text: `${category}: ${name}` })),
  ];
  const toggle = (id: string, isOn: boolean) =>
    onChange({ addons: isOn ? [...service.addons, id] : service.addons.filter((other) => other !== id) });
  return (
    <fieldset className="stack">
      <legend className="field-label">{t('admin.new-request.service', { position })}</legend>
      <div className="two-columns">
        <Field
          name={`product-${position}`}
          label={t('admin.new-request.product')}
          required
          options={options}
          value={service.productId}
          onValue={(productId) => onChange({ productId, addons: [] })}
        />
        <Field
          name={`quantity-${position}`}
          label={t('admin.new-request.quantity')}
          hint={product && t('admin.new-request.minimum', { minimum: product.minQuantity, unit: t(`unit.${product.unit}`) })}
          required
          inputMode="decimal"
          value={service.quantity}
          onValue={(quantity) => onChange({ quantity })}
        />
      </div>
      {product?.addons.map(({ id, name }) => (
        <label key={id} className="check">
          <input type="checkbox" checked={service.addons.includes(id)} onChange={({ target }) => toggle(id, target.checked)} />
          <span>{name}</span>
        </label>
      ))}
      <Field
        name={`note-${position}`}
        label={t('quote.note')}
        multiline
        maxLength={2_000}
        value={service.note}
        onValue={(note) => onChange({ note })}
      />
      {onRemove && (
        <button type="button" className="button small ghost" onClick={onRemove}>
          {t('admin.new-request.remove-service')}
        </button>
      )}
    </fieldset>
  );
}
