import type { Knex } from 'knex';

/** Whether a move with this key has been made before: its sender repeats it. */
export const hasMoved = async (trx: Knex, subject: string, moveKey: string): Promise<boolean> =>
  Boolean(await trx('events').where({ subject, move_key: moveKey }).first('id'));
