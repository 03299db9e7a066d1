import type { AssignedTo } from '../assignment.ts';

/** How those to whom a policy is given are called before their names. */
export const TARGET_WORDS: Record<AssignedTo, string> = { employee: 'the person', designation: 'the designation', band: 'the band', level: 'the level', department: 'the department', company: 'the company' };
