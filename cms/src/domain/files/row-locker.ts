import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Lock, Locker } from '@tus/server';
import { Problem } from '../../contract/problem';
import { files } from './file-row';

const LEASE_MS = 15_000;
const RENEW_MS = 1_000;
const RETRY_MS = 200;
const PATIENCE_MS = 30_000;

/**
 * Lets one request at a time write to an upload, over all processes: a lease on the file's row. Who finds it taken says
 * so in the row, and the holder, often a connection that is dead already, lets go. Taking it counts as a touch.
 */
export class RowLocker implements Locker {
  constructor(private readonly strapi: Core.Strapi) {}

  newLock(fileName: string): Lock {
    return new RowLock(this.strapi, fileName);
  }
}

class RowLock implements Lock {
  private readonly owner = randomUUID();
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly fileName: string,
  ) {}

  /** @throws Problem server.unavailable when the holder does not let go in time */
  async lock(signal: AbortSignal, letGo: () => void | Promise<void>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await this.take())) {
      if (signal.aborted || Date.now() > deadline) throw new Problem('server.unavailable');
      await files(this.strapi).updateMany({ where: { fileName: this.fileName }, data: { lockWanted: true } });
      await delay(RETRY_MS);
    }
    const renew = () => this.renew(letGo).catch((error: unknown) => this.strapi.log.error('An upload lock could not be renewed', error));
    this.renewal = setInterval(() => void renew(), RENEW_MS).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.renewal);
    await files(this.strapi).updateMany({ where: this.mine(), data: { lockOwner: null, lockedUntil: null } });
  }

  private async take(): Promise<boolean> {
    const now = new Date();
    const { count } = await files(this.strapi).updateMany({
      where: { fileName: this.fileName, $or: [{ lockedUntil: { $null: true } }, { lockedUntil: { $lt: now } }] },
      data: { lockOwner: this.owner, lockedUntil: lease(), lockWanted: false, touchedAt: now },
    });
    return count > 0;
  }

  private async renew(letGo: () => void | Promise<void>): Promise<void> {
    const where = { ...this.mine(), lockWanted: { $ne: true } };
    const { count } = await files(this.strapi).updateMany({ where, data: { lockedUntil: lease() } });
    if (count > 0) return;
    clearInterval(this.renewal);
    await letGo();
  }

  private mine() {
    return { fileName: this.fileName, lockOwner: this.owner };
  }
}

const lease = (): Date => new Date(Date.now() + LEASE_MS);
