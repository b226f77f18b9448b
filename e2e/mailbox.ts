import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from './start-shop';

export type Mail = { to: string; subject: string; text: string; html: string };

/** A domain at which nobody can be reached. */
const REFUSED_DOMAIN = 'refused.example';
const isRefused = (address: string): boolean => address.endsWith(`@${REFUSED_DOMAIN}`);
const refusal = (): Error => Object.assign(new Error('no such mailbox'), { responseCode: 550 });

/** Returns an address to which no mail can be sent. */
export const unreachableAddress = (): string => `guest-${randomBytes(5).toString('hex')}@${REFUSED_DOMAIN}`;

/** Starts a mail server that keeps what it gets as files, for the tests' processes to read. */
export async function receiveMail() {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'mail-'));
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(isRefused(address) ? refusal() : undefined),
    onData: (stream, session, done) => {
      void simpleParser(stream).then(({ subject, text, html }) => {
        for (const { address } of session.envelope.rcptTo)
          keep({ to: address, subject: subject ?? '', text: text ?? '', html: html || '' });
        done();
      }, done);
    },
  });
  const keep = (mail: Mail) => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, String(++count).padStart(5, '0'));
    // Those who read the folder meanwhile find whole files only.
    writeFileSync(`${path}.part`, JSON.stringify(mail));
    renameSync(`${path}.part`, `${path}.json`);
  };
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `smtp://127.0.0.1:${port}`, folder, stop };
}

/** Returns the mails that reached an address, oldest first. */
export function mailsTo(address: string): Mail[] {
  const folder = process.env.E2E_MAIL_DIR ?? '';
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): Mail => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return mails.filter(({ to }) => to === address);
}
