import { centsFromEuros, formatCents } from '@contract/pricing/money';
import { draftedLine, followsLine, type DraftAddon, type DraftLine } from '@contract/quoting/offer';
import { addonPricing } from '@contract/pricing/pricing';
import type { PriceUnit } from '@contract/content/product';
import { priceUnits } from '@contract/content/product-terms';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';
import { formatDecimal } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { Icon } from '../../../ui/marks/icon';
import { withAddonBack, withLine, withLineBack, withoutAddon, withoutLine, type DraftProblems, type LineForm } from './draft-form';
import { settled } from './draft-choice';
import { LineInput } from './offer-sums';
import type { OfferDraftEditor } from './use-offer-draft';

type OfferLinesProps = {
  editor: Pick<OfferDraftEditor, 'form' | 'sums' | 'problems' | 'change'>;
  showsCosts: boolean;
  /** Returns what else is said of a line, below its description. */
  extra?: (line: LineForm, index: number) => ReactNode;
};

/** The lines of an offer, each with its add-ons below it, and at the end those that were removed. */
export function OfferLines({ editor, showsCosts, extra }: OfferLinesProps) {
  const t = useT();
  const { form, sums, problems, change } = editor;
  return (
    <div className="table-scroll">
      <table className="table dense stacked offer-lines">
        <thead>
          <tr>
            <th>{t('quote.position')}</th>
            <th>{t('quote.service')}</th>
            <th className="numeric">{t('quote.quantity')}</th>
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
              priced={sums.lines[index] ?? null}
              problems={problems}
              showsCosts={showsCosts}
              onChange={(next) => change((now) => withLine(now, line.key, next))}
              onRemove={form.lines.length > 1 ? () => change((now) => settled(withoutLine(now, line.key))) : undefined}
              extra={extra?.(line, index)}
            />
          ))}
          {form.removed.map(({ key, name, price }) => (
            <RemovedRow
              key={key}
              name={price ? `${name}, ${price}` : name}
              columns={showsCosts ? 4 : 3}
              onBack={() => change((now) => settled(withLineBack(now, key)))}
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
  /** The line as it will stand in the offer; null while it counts nothing. */
  priced: DraftLine | null;
  problems: DraftProblems;
  showsCosts: boolean;
  onChange: (change: (line: LineForm) => LineForm) => void;
  /** Removes the line; the only one of an offer stays. */
  onRemove?: () => void;
  /** What else is said of the line. */
  extra: ReactNode;
};

function LineRows({ line, index, priced, problems, showsCosts, onChange, onRemove, extra }: LineRowsProps) {
  const t = useT();
  const position = index + 1;
  const input = (name: 'name' | 'quantity' | 'price' | 'cost') => ({
    name: `lines.${index}.${name}`,
    value: line[name],
    problem: problems[`lines.${index}.${name}`],
    onValue: (value: string) => onChange((now) => ({ ...now, [name]: value })),
  });
  return (
    <>
      <tr className={priced ? undefined : 'unpriced'}>
        <td className="mono muted hide-small">{position}</td>
        <NameCell line={line} position={position} input={input('name')} onChange={onChange} extra={extra} />
        <td data-label={t('quote.quantity')}>
          <span className="line-quantity">
            <LineInput {...input('quantity')} label={t('editor.line.quantity', { position })} numeric />
            <UnitSelect
              unit={line.unit}
              label={t('editor.line.unit', { position })}
              onUnit={(unit) => onChange((now) => ({ ...now, unit }))}
            />
          </span>
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
        <td className="line-remove">{onRemove && <RemoveButton label={t('editor.line.remove', { position })} onRemove={onRemove} />}</td>
      </tr>
      {line.addons.map((addon, at) => (
        <AddonRow key={at} {...{ line, index, at, priced, problems, showsCosts, onChange }} addon={addon} />
      ))}
      {line.removedAddons.map(({ name, amount }, at) => (
        <RemovedRow
          key={`${at} ${name}`}
          name={amount ? `${name}, ${amount}` : name}
          columns={showsCosts ? 4 : 3}
          onBack={() => onChange((now) => withAddonBack(now, at))}
        />
      ))}
    </>
  );
}

type NameCellProps = Pick<LineRowsProps, 'line' | 'onChange' | 'extra'> & {
  position: number;
  input: { name: string; value: string; problem: DraftProblems[string] | undefined; onValue: (value: string) => void };
};

/** Shows what a line is, whole, with what it costs in the catalogue, and that it waits for its price. */
function NameCell({ line, position, input, onChange, extra }: NameCellProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <td className="line-name">
      <LineInput {...input} label={t('editor.line.name', { position })} whole />
      <LineDescription line={line} position={position} onChange={onChange} />
      {extra}
      {line.listPrice !== null && (
        <span className="extra-small muted">{t('editor.list-price', { price: formatCents(line.listPrice, locale) })}</span>
      )}
      {line.price.trim() === '' && (
        <span className="line-unpriced small">
          <Icon name="circle-alert" small /> {t('editor.line.unpriced')}
        </span>
      )}
    </td>
  );
}

type RemovedRowProps = { name: string; /** Number of columns that the name takes. */ columns: number; onBack: () => void };

/** Something that was removed, until the offer is sent: it counts nothing and can be brought back. */
function RemovedRow({ name, columns, onBack }: RemovedRowProps) {
  const t = useT();
  return (
    <tr className="removed-line">
      <td className="mono muted hide-small">–</td>
      <td colSpan={columns}>
        <span className="visually-hidden">{t('editor.removed')}</span> <s>{name}</s>
      </td>
      <td className="line-back" colSpan={2}>
        <button type="button" className="link" aria-label={t('editor.bring-back.name', { name })} onClick={onBack}>
          {t('editor.bring-back')}
        </button>
      </td>
    </tr>
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

type AddonRowProps = Omit<LineRowsProps, 'extra'> & { at: number; addon: LineForm['addons'][number] };

function AddonRow({ index, at, addon, priced, problems, showsCosts, onChange }: AddonRowProps) {
  const t = useT();
  const position = `${index + 1}.${at + 1}`;
  const set = (change: Partial<typeof addon>) =>
    onChange((now) => ({ ...now, addons: now.addons.map((other, place) => (place === at ? { ...other, ...change } : other)) }));
  const remove = () => onChange((now) => withoutAddon(now, at));
  const path = `lines.${index}.addons.${at}`;
  return (
    <tr>
      <td className="mono muted hide-small">{position}</td>
      <td className="line-name" colSpan={showsCosts ? 4 : 3}>
        <LineInput
          label={t('editor.line.name', { position })}
          value={addon.name}
          problem={problems[`${path}.name`]}
          onValue={(name) => set({ name })}
          whole
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
            name={`${path}.amount`}
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
        whole
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
