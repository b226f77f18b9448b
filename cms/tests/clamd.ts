import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryFolder } from './memory-folder';

const PROGRAM = '/usr/sbin/clamd';

/** The file that all scanners find by agreement, and that harms nobody. */
export const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

/** A signature of one whole file, as clamd reads it from a `.hdb`. */
const signatureOf = (bytes: Buffer, name: string): string => `${createHash('md5').update(bytes).digest('hex')}:${bytes.length}:${name}`;

export type Clamd = {
  /** Where it listens, as `CLAMD_HOST` has it: the first through `onStream`, the second directly. */
  socket: string;
  tcp: string;
  /** Called when bytes of a file are on their way to clamd; false cuts the connection. */
  onStream: (bytes: Buffer) => boolean;
  start(): Promise<void>;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Makes it stand still, connections and all, and go on. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
};

type Options = {
  port: number;
  /** Files that it finds, by the name of their signature. */ found?: Record<string, Buffer>;
  config?: readonly string[];
};

/** Prepares Debian's clamd with a database of its own, which knows EICAR and the given files. */
export function prepareClamd({ port, found = {}, config = [] }: Options): Clamd {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: install Debian's clamav-daemon`);
  const folder = mkdtempSync(join(memoryFolder, 'clamd-'));
  const [socket, own] = [join(folder, 'shop.sock'), join(folder, 'clamd.sock')];
  const signatures = Object.entries({ 'Eicar-Test-Signature': eicar, ...found }).map(([name, bytes]) => signatureOf(bytes, name));
  writeFileSync(join(folder, 'own.hdb'), `${signatures.join('\n')}\n`);
  const listening = [`LocalSocket ${own}`, 'FixStaleSocket yes', `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', 'Foreground yes'];
  const judging = [`DatabaseDirectory ${folder}`, 'StreamMaxLength 64M', 'AlertEncrypted yes', 'AlertExceedsMax yes'];
  writeFileSync(join(folder, 'clamd.conf'), `${[...listening, ...judging, ...config].join('\n')}\n`);
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const dying = child;
    child = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    await new Promise((resolve) => dying.once('exit', resolve).kill('SIGKILL'));
  };
  const relay = createServer((given) => {
    const onward = connect({ path: own });
    for (const side of [given, onward])
      side.on('error', () => undefined).on('close', () => [given, onward].forEach((one) => one.destroy()));
    onward.pipe(given);
    given.on('data', (bytes) => {
      if (bytes.toString().startsWith('zPING') || clamd.onStream(bytes)) onward.write(bytes);
      else given.destroy();
    });
  });
  relay.listen(socket);
  const clamd: Clamd = {
    socket,
    tcp: `127.0.0.1:${port}`,
    onStream: () => true,
    async start() {
      const started = spawn(PROGRAM, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
      child = started;
      while (!(await answers(own))) {
        if (started.exitCode !== null) throw new Error(`clamd ended with ${started.exitCode}`);
        await delay(50);
      }
    },
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async remove() {
      await kill();
      await new Promise((resolve) => relay.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return clamd;
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('data', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
    socket.write('zPING\0');
  });
