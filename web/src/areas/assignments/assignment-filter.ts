import { choiceOf } from '../../lib/list-filter';

/** The part of the list that the address asks for; all of it without. */
export const assignmentViews = ['waiting', 'open'] as const;
export type AssignmentFilter = { status?: (typeof assignmentViews)[number] };

export const assignmentFilterOf = ({ status }: Record<string, unknown>): AssignmentFilter => ({
  status: choiceOf(assignmentViews, status),
});
