import { formatCents } from '@contract/pricing/money';
import { isPreset } from '@contract/quoting/choice';
import { draftedLine, versionAfter } from '@contract/quoting/offer';
import { Problem } from '@contract/problem';
import type { StaffQuoteView } from '@contract/quoting/offer';
import { quoteFlow } from '@contract/states/quote';
import { taxTotals } from '@contract/pricing/tax';
import { useRef, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { getFile } from '../../../lib/http/get-file';
import { performOnce } from '../../../documents/transitions/use-perform';
import { useLocale } from '../../../lib/text/locale';
import { formatDay } from '../../../lib/text/format';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { saveBlob } from '../../../ui/marks/save-blob';
import { useToast } from '../../../ui/feedback/toasts';
import { useConfirm } from '../../../ui/forms/use-confirm';
import type { OfferDraftEditor } from './use-offer-draft';

type SendOfferProps = {
  quote: StaffQuoteView;
  path: string;
  editor: OfferDraftEditor;
  onView: (view: StaffQuoteView) => void;
};

/** Shows the offer as its customer will see it, and sends it as the next version. */
export function SendOffer({ quote, path, editor, onView }: SendOfferProps) {
  const t = useT();
  const { work } = useToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [ask, dialog] = useConfirm();
  const question = useSendQuestion(quote, editor);
  const key = useRef(crypto.randomUUID());
  const version = versionAfter(quote.offers[0]?.version ?? null);
  const canSend = Boolean(quoteFlow[quote.status].offer);

  /** Does one thing at a time, with the draft as it is stored. */
  async function withSaved(act: (saved: StaffQuoteView) => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const saved = await editor.save();
      if (saved) await act(saved);
    } catch (failure) {
      setProblem(failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure }));
    }
    setBusy(false);
  }

  const preview = () => withSaved(async () => saveBlob(await getFile(`${path}/draft/pdf`), `${quote.number}-${version}.pdf`));

  const send = () =>
    withSaved(async ({ revision }) => {
      if (!(await ask(question))) return;
      onView(await performOnce<StaffQuoteView>(path, 'quote.offer', { revision, key: key.current }));
      key.current = crypto.randomUUID();
      work.success(t('editor.sent', { version }));
    });

  return (
    <div className="send-offer">
      <ProblemNote problem={problem} />
      {!canSend && <p className="small muted">{t('editor.review-first')}</p>}
      <div className="row">
        <button type="button" className="button" disabled={busy} onClick={() => void preview()}>
          {t('editor.preview')}
        </button>
        <button type="button" className="button primary" disabled={busy || !canSend} onClick={() => void send()}>
          {t('editor.send', { version })} <LongArrow />
        </button>
      </div>
      {dialog}
    </div>
  );
}

/** Returns the text of the question that is asked before an offer is sent: to whom, and for how much. */
function useSendQuestion({ contact, number }: StaffQuoteView, { draft }: OfferDraftEditor) {
  const t = useT();
  const locale = useLocale();
  const gross =
    draft &&
    taxTotals(
      draft.lines.filter(isPreset).map((line) => draftedLine(line, draft.taxCase)),
      draft.discount,
    ).gross;
  const values = {
    number,
    email: contact.email,
    gross: gross === null ? '' : formatCents(gross, locale),
    date: draft ? formatDay(draft.validUntil, locale) : '',
  };
  return { title: t('editor.send.title'), text: t('editor.send.text', values), confirm: t('editor.send.confirm'), isHarmless: true };
}
