import { type OfferLine, totalsOf } from '@contract/billing/document';
import type { CustomerType } from '@contract/pricing/customer-type';
import { gross } from '@contract/pricing/money';
import { alternativeGroups, choiceProblem, hasChoice, optionalLines, pickedDocument, presetKeys } from '@contract/quoting/choice';
import { type Offer, type QuoteView } from '@contract/quoting/offer';
import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { isListOf, isShape, isText } from '../../lib/storage/guards';
import { type StoredValue, storedValue } from '../../lib/storage/stored-value';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { countedText } from '../../lib/text/units';
import { BuyerAmount } from '../../ui/marks/buyer-amount';

/** The most keys that are read back. */
const MAX_KEPT = 200;

type KeptChoice = { version: string; keys: readonly string[] };

const stores = new Map<string, StoredValue<KeptChoice | null>>();

/** Returns the store of what is ticked in one offer, which lasts as long as the tab. */
function keptChoice(quoteId: string): StoredValue<KeptChoice | null> {
  const isKept = isShape<KeptChoice>({ version: isText, keys: isListOf(isText, MAX_KEPT) });
  const store =
    stores.get(quoteId) ??
    storedValue<KeptChoice | null>({ tab: `pq.choice.${quoteId}` }, (value): value is KeptChoice => isKept(value), null);
  stores.set(quoteId, store);
  return store;
}

type ShownOffer = {
  /** The offer with the lines that are chosen, and their sums; null without an offer. */
  offer: Offer | null;
  /** The time (ISO) by which these would be delivered by express. */
  expressBy: string | null;
  /** The fields to choose with; null where there is nothing to choose. */
  choice: ReactNode;
};

/** Shows an offer as its customer has chosen from it: before the order what is ticked, at first what is preset, then what was ordered. */
export function useOfferChoice(
  { id, offer, status, chosen, expressBy, expressTimes }: QuoteView,
  threadOf: (line: string) => ReactNode,
): ShownOffer {
  const store = keptChoice(id);
  const kept = useSyncExternalStore(store.subscribe, store.get, () => null);
  const isOpen = status === 'offered';
  const ticked = isOpen && offer && kept?.version === offer.version && isPossible(offer, kept.keys) ? kept.keys : undefined;
  const keys = useMemo(() => chosen ?? ticked ?? presetKeys(offer?.document.lines ?? []), [chosen, ticked, offer]);
  const picked = useMemo(() => offer && pickedOffer(offer, keys), [offer, keys]);
  if (!offer || !picked || !hasChoice(offer.document.lines)) return { offer, expressBy, choice: null };
  const { express } = picked.document;
  const onKeys = (next: string[]) => store.set({ version: offer.version, keys: next });
  return {
    offer: picked,
    expressBy: (express && expressTimes[express.term]) ?? null,
    choice: (
      <OfferChoice offer={offer} keys={keys} state={isOpen ? 'open' : chosen ? 'made' : 'closed'} onKeys={onKeys} threadOf={threadOf} />
    ),
  };
}

/** Checks whether kept keys fit the offer. Nothing at all may be ticked on the way to something. */
function isPossible({ document: { lines } }: Offer, keys: readonly string[]): boolean {
  const problem = choiceProblem(lines, keys);
  return problem === null || problem.code === 'quote.choice-empty';
}

function pickedOffer(offer: Offer, keys: readonly string[]): Offer {
  const document = pickedDocument(offer.document, keys);
  return { ...offer, document, totals: totalsOf(document) };
}

type OfferChoiceProps = {
  offer: Offer;
  keys: readonly string[];
  /** Whether it can still be chosen; else what was ordered, or what was preset in an offer that led to no order. */
  state: 'open' | 'made' | 'closed';
  onKeys: (keys: string[]) => void;
  /** Returns what was written about a line; of lines that are taken it stands in the table. */
  threadOf: (line: string) => ReactNode;
};

/** The alternatives of an offer, of which one of each group is taken, and its options. */
function OfferChoice({ offer: { document }, keys, state, onKeys, threadOf }: OfferChoiceProps) {
  const t = useT();
  const id = useId();
  const { lines, buyer } = document;
  const shared = { buyer: buyer.customerType, isOpen: state === 'open', threadOf };
  const options = optionalLines(lines);
  const without = (gone: readonly OfferLine[]) => keys.filter((key) => gone.every((line) => line.key !== key));
  return (
    <section className="offer-choice stack" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('offer.choice')}</h2>
        <p className="small muted">{t(state === 'open' ? 'offer.choice.hint' : `offer.choice.${state}`)}</p>
      </div>
      {alternativeGroups(lines).map(({ group, lines: members }) => (
        <fieldset key={group}>
          <legend className="field-label">{group}</legend>
          {members.map((line) => (
            <ChoiceRow
              key={line.key}
              {...shared}
              line={line}
              group={`${id}-${group}`}
              isTaken={keys.includes(line.key)}
              onTaken={() => onKeys([...without(members), line.key])}
            />
          ))}
        </fieldset>
      ))}
      {options.length > 0 && (
        <fieldset>
          <legend className="field-label">{t('offer.choice.options')}</legend>
          {options.map((line) => (
            <ChoiceRow
              key={line.key}
              {...shared}
              line={line}
              isTaken={keys.includes(line.key)}
              onTaken={(isTaken) => onKeys(isTaken ? [...keys, line.key] : without([line]))}
            />
          ))}
        </fieldset>
      )}
    </section>
  );
}

type ChoiceRowProps = {
  line: OfferLine;
  buyer: CustomerType;
  isOpen: boolean;
  /** The name that alternatives of one group share; options have none. */
  group?: string;
  isTaken: boolean;
  onTaken: (isTaken: boolean) => void;
} & Pick<OfferChoiceProps, 'threadOf'>;

function ChoiceRow({ line, buyer, isOpen, group, isTaken, onTaken, threadOf }: ChoiceRowProps) {
  const t = useT();
  const locale = useLocale();
  const { key, name, description, addons, net, vatRate } = line;
  const counted = countedText(line, t, locale);
  return (
    <>
      <label className="check">
        <input
          type={group ? 'radio' : 'checkbox'}
          name={group}
          value={key}
          checked={isTaken}
          disabled={!isOpen}
          onChange={({ target }) => onTaken(target.checked)}
        />
        <span>
          {name}
          <small>{[counted, ...addons.map((addon) => addon.name)].join(', ')}</small>
          {description && <small>{description}</small>}
        </span>
        <span className="numeric amount-pair">
          <BuyerAmount buyer={buyer} net={net} gross={gross(net, vatRate)} />
        </span>
      </label>
      {!isTaken && threadOf(key)}
    </>
  );
}
