import { spawn } from 'node:child_process';
import { openSync, closeSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;
/** Time in which a process must be ready, and in which one that was asked to end must have ended. */
const READY_MS = 300_000;
const STOP_MS = 60_000;

/** Finds a port that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until `isTrue` holds. @throws Error naming `what` when it does not in time */
export async function until(what, isTrue, ms = READY_MS) {
  for (const end = Date.now() + ms; Date.now() < end; await delay(POLL_MS)) if (await isTrue()) return;
  throw new Error(`In ${ms / 1000} s it did not happen that ${what}.`);
}

/** Checks whether an address answers with success. */
export const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A process of the town that can be killed, frozen and started anew; its log is a file. */
export class Process {
  child;
  deaths = 0;
  isWanted = false;

  /** @param run `{ command, args, options, isReady }`: how it is started, and a check of its readiness */
  constructor(name, run, folder) {
    Object.assign(this, { name, run, log: join(folder, `${name}.log`) });
  }

  get isAlive() {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts it as a supervisor would: again and again until it is ready, or until somebody ends it. */
  async start() {
    this.isWanted = true;
    const isReady = async () => {
      if (!this.isWanted) return true;
      if (!this.isAlive) this.launch();
      return this.run.isReady();
    };
    await until(`${this.name} is ready (its log: ${this.log})`, isReady);
  }

  launch() {
    const { command, args, options } = this.run;
    const log = openSync(this.log, 'a');
    this.child = spawn(command, args, { ...options, stdio: ['ignore', log, log] });
    closeSync(log);
  }

  /** Kills it like a power cut, or with another signal, and waits for its end. */
  async kill(signal = 'SIGKILL') {
    this.isWanted = false;
    if (!this.isAlive) return;
    const { child } = this;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    if (signal === 'SIGKILL') this.deaths++;
    this.thaw();
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(timer);
  }

  /** Makes it and its children stand still, connections and all. */
  freeze = () => this.signal('SIGSTOP');
  thaw = () => this.signal('SIGCONT');

  signal(name) {
    if (!this.isAlive) return;
    for (const pid of [this.child.pid, ...childrenOf(this.child.pid)]) {
      try {
        process.kill(pid, name);
      } catch {
        // A child that has ended meanwhile.
      }
    }
  }
}

/** Lists the children of a process, which PostgreSQL puts into sessions of their own. */
function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number);
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
