import type { ImportOutcome, PaymentProposal } from '@contract/billing/invoice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { post } from '../../lib/http/http';
import { useToast } from '../../ui/feedback/toasts';

/** A statement with its proposals. `readAt` tells one reading from the next. */
type Statement = { csv: string; proposals: PaymentProposal[]; readAt: number };

/** A bank's export that is being taken in: read for proposals, booked in part, and read again. */
export function useBankStatement() {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [statement, setStatement] = useState<Statement | null>(null);
  const read = useMutation({
    mutationFn: (csv: string) => post<{ proposals: PaymentProposal[] }>('/api/staff/payments/proposals', { csv }),
    onSuccess: ({ proposals }, csv) => setStatement({ csv, proposals, readAt: Date.now() }),
    meta: { quiet: true },
  });
  const book = useMutation({
    mutationFn: (chosen: { line: string; invoiceId: string }[]) =>
      post<ImportOutcome>('/api/staff/payments/import', { csv: statement?.csv, chosen }),
    onSuccess: ({ recorded }) => work.success(t('admin.payments.done', { count: recorded })),
    // Also after a failure: what came before it is booked.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['staff', 'invoices'] });
      if (statement) read.mutate(statement.csv);
    },
  });
  async function readFile(file: File | undefined): Promise<void> {
    setStatement(null);
    if (file) read.mutate(await readBankFile(file));
  }
  return { statement, readFile, problem: read.error, busy: read.isPending || book.isPending, book: book.mutate };
}

/** The text of a bank's export: UTF-8, or Windows-1252 as most German banks still write. */
export async function readBankFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
