/** Kinds of assignment, most specific first: the order in which a person's policy is looked up. */
export const ASSIGNED_TO = ['employee', 'designation', 'band', 'level', 'department', 'company'] as const;
export type AssignedTo = (typeof ASSIGNED_TO)[number];

/** An assignment of a policy to a person, to all of a designation, band, level or department, or to the company. */
export type Assignment = { policyId: string; to: AssignedTo; id: string; assignedAt: string };

/** How a kind of assignment is written before its name: "Department Sales". */
export const ASSIGNED_LABELS: Record<AssignedTo, string> = {
  employee: 'Only',
  designation: 'Designation',
  band: 'Band',
  level: 'Level',
  department: 'Department',
  company: 'The whole company,',
};
