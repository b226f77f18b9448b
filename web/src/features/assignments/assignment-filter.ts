/** The part of the list that the address asks for; all of it without. */
export const assignmentViews = ['waiting', 'open'] as const;
export type AssignmentFilter = { status?: (typeof assignmentViews)[number] };

/** What the address says; what nobody knows is named as undefined, else the router would keep it. */
export const assignmentFilterOf = ({ status }: Record<string, unknown>): AssignmentFilter => ({
  status: assignmentViews.find((view) => view === status),
});
