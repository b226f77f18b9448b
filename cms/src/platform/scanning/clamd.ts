import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { clamdHost } from '../settings';

/** Time in which clamd must answer a ping; while a scan is under way it is asked again and again. */
const ANSWER_MS = 5_000;
const PORT = 3310;

/** True when this installation has a scanner, be it there at the moment or not. */
export const hasScanner = (): boolean => clamdHost !== '';

/** Reads `CLAMD_HOST`: a socket's path, `host`, `host:port` or `[address]:port`. @throws Error for a port that is none */
export function scannerAddress(host: string): NetConnectOpts {
  if (host.startsWith('/')) return { path: host };
  const { hostname, port } = new URL(`tcp://${host}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || PORT) };
}

/** The scanner cannot be reached or has stopped answering: what it was to scan waits. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
}

/** Asks clamd whether it is there. */
export function isScannerThere(waitMs = ANSWER_MS): Promise<boolean> {
  const socket = connect(scannerAddress(clamdHost));
  socket.setTimeout(waitMs, () => socket.destroy(new ScannerAway('clamd does not answer')));
  socket.write('zPING\0');
  return answerOf(socket).then(
    (answer) => answer === 'PONG',
    () => false,
  );
}

/** What clamd says of a stream: nothing found, the signature's name, or that the stream is beyond its limits. */
export type Verdict = { found: string | null; beyondLimits: boolean };

/** One stream on its way through clamd (its command INSTREAM). Bytes and the end are sent by whoever reads the file. */
export type Scan = {
  /** Sends bytes on, no faster than clamd takes them. @throws ScannerAway */
  send(bytes: Buffer): Promise<void>;
  /** Ends the stream. @throws ScannerAway, and Error for what clamd could not do */
  verdict(): Promise<Verdict>;
  /** Lets go, whatever has become of it. */
  close(): void;
};

/** Begins a scan. clamd is pinged meanwhile: one that has stopped would otherwise be waited for without end. */
export function beginScan(): Scan {
  const socket = connect(scannerAddress(clamdHost));
  const answered = answerOf(socket);
  // Awaited by `verdict`; a scan that is given up before has nobody who would hear of it.
  answered.catch(() => undefined);
  const pulse = setInterval(() => {
    void isScannerThere().then((there) => there || socket.destroy(new ScannerAway('clamd has stopped answering')));
  }, ANSWER_MS).unref();
  let begun = false;
  const write = async (data: Buffer | string): Promise<void> => {
    // clamd answers early when a stream is too long for it, and reads no more.
    if (socket.destroyed || !socket.writable) return;
    if (socket.write(data)) return;
    await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), answered]);
  };
  return {
    async send(bytes) {
      if (!begun) await write('zINSTREAM\0');
      begun = true;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      await write(Buffer.concat([length, bytes]));
    },
    async verdict() {
      await write(begun ? Buffer.alloc(4) : Buffer.concat([Buffer.from('zINSTREAM\0'), Buffer.alloc(4)]));
      return readVerdict(await answered);
    },
    close() {
      clearInterval(pulse);
      socket.destroy();
    },
  };
}

/** Reads clamd's one answer, without its zero byte. @throws ScannerAway when there is none */
function answerOf(socket: Socket): Promise<string> {
  let text = '';
  let failure: Error | undefined;
  return new Promise((resolve, reject) => {
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => {
      if (text.endsWith('\0')) resolve(text.slice(0, -1));
      else reject(new ScannerAway('clamd gave no answer', { cause: failure }));
    });
  });
}

/** Reads an answer such as `stream: Eicar-Test-Signature FOUND`. @throws Error for an answer that is no verdict */
export function readVerdict(answer: string): Verdict {
  if (answer === 'stream: OK') return { found: null, beyondLimits: false };
  // Both come of limits: the first of the stream's length, the second of what is unpacked, when `AlertExceedsMax` is set.
  if (/size limit exceeded/i.test(answer)) return { found: null, beyondLimits: true };
  const [, name = ''] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (!name) throw new Error(`clamd answers "${answer}"`);
  const beyondLimits = name.startsWith('Heuristics.Limits.Exceeded');
  return { found: beyondLimits ? null : name, beyondLimits };
}
