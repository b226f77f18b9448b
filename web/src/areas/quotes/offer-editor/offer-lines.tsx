import { centsFromEuros, formatCents } from '@contract/pricing/money';
import { draftedLine, followsLine, type DraftAddon, type OfferDraft } from '@contract/quoting/offer';
import { addonPricing } from '@contract/pricing/pricing';
import type { PriceUnit } from '@contract/content/product';
import { priceUnits } from '@contract/content/product-terms';
import { useT } from '../../../lib/text/strings';
import { formatDecimal } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { Icon } from '../../../ui/marks/icon';
import { withLine, type DraftProblems, type LineForm } from './draft-form';
import { LineInput } from './offer-sums';
import type { OfferDraftEditor } from './use-offer-draft';

type OfferLinesProps = { editor: OfferDraftEditor; showsCosts: boolean };

/** The lines of an offer, each with its add-ons below it. */
export function OfferLines({ editor: { form, draft, problems, change }, showsCosts }: OfferLinesProps) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table dense stacked offer-lines">
        <thead>
          <tr>
            <th>{t('quote.position')}</th>
            <th>{t('quote.service')}</th>
            <th className="numeric">{t('quote.quantity')}</th>
            <th>{t('editor.unit')}</th>
            <th className="numeric">{t('editor.price')}</th>
            {showsCosts && <th className="numeric">{t('editor.cost')}</th>}
            <th className="numeric">{t('editor.net')}</th>
            <th>
              <span className="visually-hidden">{t('editor.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {form.lines.map((line, index) => (
            <LineRows
              key={line.key}
              line={line}
              index={index}
              priced={draft?.lines[index] ?? null}
              problems={problems}
              showsCosts={showsCosts}
              onChange={(next) => change((now) => withLine(now, line.key, next))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineRowsProps = {
  line: LineForm;
  index: number;
  /** The line as it will stand in the offer; null while something typed cannot be read. */
  priced: OfferDraft['lines'][number] | null;
  problems: DraftProblems;
  showsCosts: boolean;
  onChange: (change: (line: LineForm) => LineForm | null) => void;
};

function LineRows({ line, index, priced, problems, showsCosts, onChange }: LineRowsProps) {
  const t = useT();
  const locale = useLocale();
  const position = index + 1;
  const input = (name: 'name' | 'quantity' | 'price' | 'cost') => ({
    value: line[name],
    problem: problems[`lines.${index}.${name}`],
    onValue: (value: string) => onChange((now) => ({ ...now, [name]: value })),
  });
  return (
    <>
      <tr>
        <td className="mono muted hide-small">{position}</td>
        <td className="line-name">
          <LineInput {...input('name')} label={t('editor.line.name', { position })} />
          <LineDescription line={line} position={position} onChange={onChange} />
          {line.listPrice !== null && (
            <span className="extra-small muted">{t('editor.list-price', { price: formatCents(line.listPrice, locale) })}</span>
          )}
        </td>
        <td data-label={t('quote.quantity')}>
          <LineInput {...input('quantity')} label={t('editor.line.quantity', { position })} numeric />
        </td>
        <td data-label={t('editor.unit')}>
          <UnitSelect
            unit={line.unit}
            label={t('editor.line.unit', { position })}
            onUnit={(unit) => onChange((now) => ({ ...now, unit }))}
          />
        </td>
        <td data-label={t('editor.price')}>
          <LineInput {...input('price')} label={t('editor.line.price', { position })} numeric />
        </td>
        {showsCosts && (
          <td data-label={t('editor.cost')}>
            <LineInput {...input('cost')} label={t('editor.line.cost', { position })} numeric />
          </td>
        )}
        <NetCell line={priced} />
        <td className="line-remove">
          <RemoveButton label={t('editor.line.remove', { position })} onRemove={() => onChange(() => null)} />
        </td>
      </tr>
      {line.addons.map((addon, at) => (
        <AddonRow key={at} {...{ line, index, at, priced, problems, showsCosts, onChange }} addon={addon} />
      ))}
    </>
  );
}

/** Shows the net amount of a line without its add-ons. */
function NetCell({ line }: { line: LineRowsProps['priced'] }) {
  const t = useT();
  const locale = useLocale();
  const base = line && line.price !== null ? formatCents(draftedLine({ ...line, addons: [] }, null).net, locale) : '–';
  return (
    <td className="numeric nowrap" data-label={t('editor.net')}>
      <b>{base}</b>
    </td>
  );
}

type AddonRowProps = LineRowsProps & { at: number; addon: LineForm['addons'][number] };

function AddonRow({ index, at, addon, priced, problems, showsCosts, onChange }: AddonRowProps) {
  const t = useT();
  const position = `${index + 1}.${at + 1}`;
  const set = (change: Partial<typeof addon>) =>
    onChange((now) => ({ ...now, addons: now.addons.map((other, place) => (place === at ? { ...other, ...change } : other)) }));
  const remove = () => onChange((now) => ({ ...now, addons: now.addons.filter((_, place) => place !== at) }));
  const path = `lines.${index}.addons.${at}`;
  return (
    <tr>
      <td className="mono muted hide-small">{position}</td>
      <td className="line-name" colSpan={showsCosts ? 5 : 4}>
        <LineInput
          label={t('editor.line.name', { position })}
          value={addon.name}
          problem={problems[`${path}.name`]}
          onValue={(name) => set({ name })}
        />
        <AddonList addon={addon} />
      </td>
      {followsLine(addon) ? (
        <FollowingCell addon={priced?.addons[at]} />
      ) : (
        <td data-label={t('editor.net')}>
          <LineInput
            label={t('editor.addon.amount', { position })}
            value={addon.amount}
            problem={problems[`${path}.amount`]}
            onValue={(amount) => set({ amount })}
            numeric
          />
        </td>
      )}
      <td className="line-remove">
        <RemoveButton label={t('editor.line.remove', { position })} onRemove={remove} />
      </td>
    </tr>
  );
}

/** Shows the list price of an add-on. */
function AddonList({ addon: { listed } }: Pick<AddonRowProps, 'addon'>) {
  const t = useT();
  const locale = useLocale();
  if (!listed) return null;
  const price =
    addonPricing[listed.priceType].priceIn === 'percents'
      ? formatDecimal(Number(listed.price), locale)
      : formatCents(centsFromEuros(listed.price), locale);
  return <span className="extra-small muted">{t(`editor.addon.listed.${listed.priceType}`, { price })}</span>;
}

/** The amount of an add-on that goes with its line. */
function FollowingCell({ addon }: { addon: DraftAddon | undefined }) {
  const t = useT();
  const locale = useLocale();
  return (
    <td className="numeric nowrap" data-label={t('editor.net')}>
      {addon ? formatCents(addon.amount, locale) : '–'}
    </td>
  );
}

function LineDescription({ line, position, onChange }: Pick<LineRowsProps, 'line' | 'onChange'> & { position: number }) {
  const t = useT();
  const addFree = () => onChange((now) => ({ ...now, addons: [...now.addons, { id: '', name: '', amount: '' }] }));
  return (
    <div className="line-more">
      <LineInput
        label={t('editor.line.description', { position })}
        placeholder={t('editor.description')}
        value={line.description}
        problem={undefined}
        onValue={(description) => onChange((now) => ({ ...now, description }))}
      />
      <button type="button" className="button small" onClick={addFree}>
        {t('editor.add-addon')}
      </button>
    </div>
  );
}

function UnitSelect({ unit, label, onUnit }: { unit: PriceUnit; label: string; onUnit: (unit: PriceUnit) => void }) {
  const t = useT();
  return (
    <select className="input small" aria-label={label} value={unit} onChange={({ target }) => onUnit(target.value as PriceUnit)}>
      {priceUnits.map((name) => (
        <option key={name} value={name}>
          {t(`unit.${name}`)}
        </option>
      ))}
    </select>
  );
}

const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button type="button" className="icon-button" aria-label={label} onClick={onRemove}>
    <Icon name="trash-2" />
  </button>
);
