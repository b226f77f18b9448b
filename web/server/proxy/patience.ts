import { PATIENCE_MS } from './call-limits';

/** Notices when the CMS keeps a call waiting, so that what is known already can serve meanwhile. */
export class Patience {
  /** Calls that have waited too long and still do. */
  private overdue = 0;
  private readonly waiting = new Set<() => void>();

  /** Follows a call to the CMS to its end. */
  async follow<T>(call: Promise<T>): Promise<T> {
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      this.overdue++;
      for (const giveUp of this.waiting) giveUp();
    }, PATIENCE_MS);
    try {
      return await call;
    } finally {
      clearTimeout(timer);
      if (isOverdue) this.overdue--;
    }
  }

  /** What `task` leads to, or `known` at once while the CMS lets any call wait. The task goes on. */
  async orElse<T>(task: Promise<T>, known: T): Promise<T> {
    task.catch(() => undefined);
    if (this.overdue > 0) return known;
    let giveUp = () => {};
    const impatience = new Promise<T>((resolve) => (giveUp = () => resolve(known)));
    this.waiting.add(giveUp);
    return Promise.race([task, impatience]).finally(() => this.waiting.delete(giveUp));
  }
}
