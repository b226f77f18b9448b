import type { StaffQuoteView } from '@contract/quoting/offer';
import { discountBelowList, STAFF_DISCOUNT_LIMIT } from '@contract/quoting/offer';
import { isSuperAdmin, type Role } from '@contract/people/roles';
import { quoteFlow } from '@contract/states/quote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../lib/http/query-string';
import { useT } from '../../../lib/text/strings';
import { Panel } from '../../../ui/layout/panel';
import { approvalsQuery } from '../../workspace/approvals/approval-queries';
import { ApprovalSheet, ApprovalStatus } from '../../workspace/approvals/approval-sheet';
import { AskApproval } from '../../workspace/approvals/ask-approval';
import type { OfferDraftEditor } from './use-offer-draft';

type DiscountApprovalProps = { quote: StaffQuoteView; editor: OfferDraftEditor; role: Role | null };

/** Shows the last approval of an offer's discount, and lets staff ask for one where the discount needs it. */
export function DiscountApproval({ quote, editor, role }: DiscountApprovalProps) {
  const t = useT();
  const { data } = useInfiniteQuery(approvalsQuery({ subject: quote.id }));
  const last = data && rowsOf(data)[0];
  const isAsked = last?.status === 'asked';
  const isBeyond = editor.draft !== null && discountBelowList(editor.draft, quote.lines) > STAFF_DISCOUNT_LIMIT;
  const canAsk = data !== undefined && !isAsked && isBeyond && Boolean(quoteFlow[quote.status].offer) && !isSuperAdmin(role);
  if (!last && !canAsk) return null;
  return (
    <Panel title={t('approval.title')} aside={last && <ApprovalStatus approval={last} />}>
      <div className="stack">
        {last && <ApprovalSheet approval={last} role={role} />}
        {canAsk && <AskApproval kind="discount" subjectId={quote.id} onSave={async () => (await editor.save())?.revision ?? null} />}
      </div>
    </Panel>
  );
}
