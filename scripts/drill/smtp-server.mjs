import { appendFileSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that notes each mail as a line before it says that it has it: `node smtp-server.mjs PORT FILE`. */
const [port, file] = process.argv.slice(2);

async function take(stream, session, answer) {
  try {
    const { messageId, subject } = await simpleParser(stream);
    const to = session.envelope.rcptTo.map(({ address }) => address).join();
    appendFileSync(file, `${JSON.stringify({ messageId, to, subject })}\n`);
    answer();
  } catch (error) {
    answer(error);
  }
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, answer) => void take(stream, session, answer),
});
// Whoever dies leaves its connection behind.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1');
