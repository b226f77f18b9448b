import { createTransport, type Transporter } from 'nodemailer';

let transport: Transporter | undefined;

/** SMTP when `SMTP_URL` is set; otherwise mails stay in the outbox, which is the built-in mailbox. */
export function mailTransport(): Transporter {
  transport ??= process.env.SMTP_URL
    ? createTransport(process.env.SMTP_URL, { from: sender() })
    : createTransport({ jsonTransport: true }, { from: sender() });
  return transport;
}

const sender = (): string => process.env.MAIL_FROM ?? 'Planquadrat <hallo@planquadrat.example>';
