import type { StaffDeclaration } from '@contract/people/declaration';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatExactly, formatMoment } from '../../ui/marks/format-time';
import { DeclarationLinks } from '../workspace/declaration-links';
import { MatchForm } from './match-form';
import { OwedValue } from './owed-value';
import { SettleForm } from './settle-form';

/** A declaration: who, when, about what; opened, all of it and what it means for which order. */
export function DeclarationEntry({ declaration }: { declaration: StaffDeclaration }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, number, kind, name, email, reference, reason, receivedAt, order } = declaration;
  const state = stateOf(declaration);
  return (
    <li>
      <details className="message">
        <summary>
          <b>
            {number} {name}
          </b>
          <span>{t(`admin.declarations.kind.${kind}`)}</span>
          <time className="mono extra-small muted" dateTime={receivedAt}>
            {formatMoment(receivedAt, locale)}
          </time>
          <span className={`status ${state === 'open' ? 'new' : 'ok'}`}>{t(`admin.declaration.${state}`)}</span>
        </summary>
        <div className="message-body">
          <p>
            <a href={`mailto:${email}?subject=${encodeURIComponent(number)}`}>{email}</a> · {formatExactly(receivedAt, locale)}
          </p>
          <p className="message-text">{`${t('admin.declaration.reference')}: ${reference}`}</p>
          {reason && <p className="message-text">{`${t('admin.declaration.reason')}: ${reason}`}</p>}
          <DeclarationLinks declaration={declaration} />
          <Settled declaration={declaration} />
          {kind === 'withdrawal' && state === 'open' && <MatchForm id={id} known={order?.number ?? ''} />}
          {kind === 'withdrawal' && state !== 'settled' && order && <OwedValue order={order} />}
          {state === 'open' && <SettleForm id={id} />}
        </div>
      </details>
    </li>
  );
}

function stateOf({ matched, settled }: StaffDeclaration): 'matched' | 'settled' | 'open' {
  if (matched) return 'matched';
  return settled ? 'settled' : 'open';
}

function Settled({ declaration: { settled } }: { declaration: StaffDeclaration }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!settled) return null;
  const { at, by, reason } = settled;
  return (
    <>
      <p className="small">{t('admin.declaration.settled-by', { at: formatMoment(at, locale), name: by || '–' })}</p>
      {reason && <p className="message-text">{reason}</p>}
    </>
  );
}
