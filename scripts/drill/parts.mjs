import { randomInt } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backUpAndRestore, upgrade } from './installations.mjs';
import { programs } from './tools.mjs';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The longest time between a process's readiness and its death. */
const LONGEST_LIFE_MS = 3 * SECOND;

/** The most processes that are on their way back at once. */
const MOST_STARTING = 3;

/** Each kind in its turn, those of the shop itself more often. */
const victims = ['cms-1', 'web-1', 'worker', 'postgres', 'cms-2', 'web-2', 's3', 'smtp', 'clamd', 'balancer'];

/** Kills one process after the other at some moment of its work; each is started anew at once, as a supervisor would. */
async function kill({ processes }, { ms, kills }) {
  const end = Date.now() + ms;
  const turns = victims.filter((name) => processes[name]).map((name) => processes[name]);
  const starting = new Map();
  const failed = [];
  let killed = 0;
  while (Date.now() < end && killed < kills) {
    await delay(randomInt(LONGEST_LIFE_MS));
    const victim = turns.find((one) => !starting.has(one));
    if (!victim || starting.size >= MOST_STARTING) continue;
    turns.push(...turns.splice(turns.indexOf(victim), 1));
    await victim.kill();
    killed++;
    const start = victim.start().catch((error) => failed.push(error.message));
    starting.set(
      victim,
      start.then(() => starting.delete(victim)),
    );
  }
  await Promise.all(starting.values());
  if (failed.length > 0) throw new Error(failed.join('; '));
  return `${killed} processes killed`;
}

/** Lets processes stand still for longer than a silent transaction may last, one after the other. */
async function freeze({ processes }, { ms }) {
  for (const name of ['cms-1', 'worker', 'web-1', 'postgres', 'cms-2']) {
    processes[name].freeze();
    await delay(ms);
    processes[name].thaw();
    await delay(2 * SECOND);
  }
  return `five processes frozen for ${ms / SECOND} s each`;
}

const tables = ['quotes', 'orders', 'invoices', 'customer_files', 'events'];

/** Has COMMITs fail at random: by an error, or by the end of the connection, after which nobody knows whether it was kept. */
async function failCommits({ query }, { ms }) {
  await query('create sequence drill_failures');
  await query(`create function drill_fail() returns trigger language plpgsql as $$ begin
    if random() < 0.1 then
      perform nextval('drill_failures');
      if random() < 0.5 then perform pg_terminate_backend(pg_backend_pid()); end if;
      raise exception 'not today';
    end if;
    return null; end $$`);
  for (const table of tables)
    await query(`create constraint trigger drill_fail after insert or update on ${table}
      deferrable initially deferred for each row execute function drill_fail()`);
  await delay(ms);
  await query('drop function drill_fail() cascade');
  const [{ last_value: failures }] = await query('select last_value from drill_failures');
  await query('drop sequence drill_failures');
  return `${failures} COMMITs failed`;
}

async function away({ processes }, names, ms) {
  const there = names.filter((name) => processes[name]);
  await Promise.all(there.map((name) => processes[name].kill('SIGKILL')));
  await delay(ms);
  await Promise.all(there.map((name) => processes[name].start()));
}

async function postgresAway(town, { ms }) {
  await away(town, ['postgres'], ms);
  return `away for ${ms / SECOND} s`;
}

/** Lets a process stand still nine tenths of the time. */
async function slow(one, ms) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    one.freeze();
    await delay(0.9 * SECOND);
    one.thaw();
    await delay(0.1 * SECOND);
  }
}

/** Takes S3, mail server and scanner away, each alone and all at once, and makes them slow. */
async function neighbours(town, { ms }) {
  const names = ['s3', 'smtp', 'clamd'];
  for (const gone of [...names.map((name) => [name]), names]) {
    await away(town, gone, ms);
    await delay(SECOND);
  }
  await Promise.all(names.map((name) => town.processes[name] && slow(town.processes[name], ms)));
  return `away for ${ms / SECOND} s each and all at once, then slow for as long`;
}

/** Fills the database's disk to the last byte, and makes room again. */
async function diskFull({ processes, database, query }, { ms }) {
  const ballast = join(database.disk, 'ballast');
  const end = Date.now() + ms;
  const file = openSync(ballast, 'w');
  const block = Buffer.alloc(64 * 1024);
  for (; Date.now() < end; await delay(100)) {
    try {
      for (;;) writeSync(file, block);
    } catch {
      // Full. What the database gives back is filled again.
    }
    await query('select pg_switch_wal()').catch(() => undefined);
  }
  closeSync(file);
  rmSync(ballast);
  await processes.postgres.start();
  return `full for ${ms / SECOND} s`;
}

/** Sets the clock of all processes of the shop forward by an hour while they run, and back; time that only runs on stays as it is. */
async function clockJump({ folder, processes }, { ms }) {
  const file = join(folder, 'clock');
  const set = (offset) => writeFileSync(file, offset);
  const fake = {
    LD_PRELOAD: programs.faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const jumping = ['cms-1', 'cms-2', 'worker'].map((name) => processes[name]);
  const restart = async (change) => {
    for (const one of jumping) {
      await one.kill('SIGTERM');
      one.run.options.env = change(one.run.options.env);
      await one.start();
    }
  };
  set('+0');
  await restart((env) => ({ ...env, ...fake }));
  for (const offset of ['+3600', '+0', '-3600', '+0']) {
    set(offset);
    await delay(ms);
  }
  await restart((env) => Object.fromEntries(Object.entries(env).filter(([name]) => !(name in fake))));
  return `an hour forward, back, back and forward, ${ms / SECOND} s each`;
}

/** Restarts every process of the shop in turn, as an operator rolls a release out. */
async function rollingRestart({ processes }, { journal }) {
  const before = journal.failedReads;
  for (const name of ['web-1', 'web-2', 'cms-1', 'cms-2', 'worker']) {
    await processes[name].kill('SIGTERM');
    await processes[name].start();
    // A balancer that found a server away asks it again only after a second: the next one stops when it is back in use.
    await delay(2 * SECOND);
  }
  return `five processes restarted, ${journal.failedReads - before} pages failed`;
}

/**
 * The parts of the drill. `needs` says what the machine lacks for it, `few` and `all` how long it takes in the selection of
 * six minutes and in the whole; a part without `few` runs in the whole drill only, or by its name.
 */
export const parts = {
  kill: { run: kill, few: { ms: 75 * SECOND, kills: 20 }, all: { ms: 10 * MINUTE, kills: 60, rounds: 8 } },
  freeze: { run: freeze, few: { ms: 6 * SECOND }, all: { ms: 20 * SECOND } },
  commits: { run: failCommits, few: { ms: 20 * SECOND }, all: { ms: 3 * MINUTE } },
  postgres: { run: postgresAway, few: { ms: 15 * SECOND }, all: { ms: 60 * SECOND } },
  neighbours: { run: neighbours, few: { ms: 5 * SECOND }, all: { ms: 45 * SECOND } },
  disk: {
    run: diskFull,
    few: { ms: 10 * SECOND },
    all: { ms: 60 * SECOND },
    needs: ({ database }) => (database.isSmall ? null : 'the right to mount a small disk'),
  },
  clock: {
    run: clockJump,
    all: { ms: 45 * SECOND },
    needs: () => (programs.faketime ? null : 'Debian’s faketime'),
  },
  rolling: { run: rollingRestart, all: {} },
  backup: { run: backUpAndRestore, all: {} },
  upgrade: { run: upgrade, all: {}, needs: () => (programs.unzip ? null : 'unzip') },
};
