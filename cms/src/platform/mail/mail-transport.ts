import { createTransport, type Transporter } from 'nodemailer';

/** Mails that one process sends at once, each over a connection of its own that stays open for the next. */
export const PARALLEL_MAILS = 8;

/** Times in which a mail server must answer; the longest is below the lease of a mail. Slow ones scan a mail before they take it. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 150_000 };

let transport: Transporter | undefined;

/** Returns SMTP when `SMTP_URL` is set; otherwise mails stay in the outbox, which is the built-in mailbox. */
export function mailTransport(): Transporter {
  const url = process.env.SMTP_URL;
  transport ??= url
    ? createTransport({ url, pool: true, maxConnections: PARALLEL_MAILS, maxMessages: Infinity, ...TIMEOUTS }, { from: sender() })
    : createTransport({ jsonTransport: true }, { from: sender() });
  return transport;
}

/** Closes the connections to the mail server. Later mails open new ones. */
export function closeMailTransport(): void {
  transport?.close();
  transport = undefined;
}

const sender = (): string => process.env.MAIL_FROM ?? 'Planquadrat <hallo@planquadrat.example>';
