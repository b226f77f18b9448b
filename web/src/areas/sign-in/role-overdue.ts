/** The role did not come in time (spec §4). */
export class RoleOverdue extends Error {
  override readonly name = 'RoleOverdue';
}
