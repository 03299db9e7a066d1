/** To whom a policy may be given, the most specific first: the order in which one is looked for. */
export const ASSIGNED_TO = ['employee', 'designation', 'band', 'level', 'department', 'company'] as const;
export type AssignedTo = (typeof ASSIGNED_TO)[number];

/** A policy given to a person, to all of a designation, band, level or department, or to the company. */
export type Assignment = { policyId: string; to: AssignedTo; id: string; assignedAt: string };

/** How they are spoken of before their name: "Department Sales". */
export const ASSIGNED_LABELS: Record<AssignedTo, string> = {
  employee: 'Only',
  designation: 'Designation',
  band: 'Band',
  level: 'Level',
  department: 'Department',
  company: 'The whole company,',
};
