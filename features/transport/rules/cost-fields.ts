import type { FieldErrors } from '#lib/shared/errors.ts';

/** Whom a request is charged to besides the departments of its travellers; empty where nothing was entered. */
export type CostFields = { costCentre: string; project: string };

const LABELS = { costCentre: 'Cost centre', project: 'Project' } as const;
const MISSING = { costCentre: 'Enter the cost centre.', project: 'Enter the project.' } as const;
const NAMES = ['costCentre', 'project'] as const;

/** Messages by field for those that the company's settings require and that are empty. */
export const costFieldProblems = (required: readonly string[], given: CostFields): FieldErrors =>
  Object.fromEntries(
    NAMES.filter((name) => required.includes(name) && !given[name].trim()).map((name) => [
      name,
      `${MISSING[name]} Your company asks for it at each booking.`,
    ]),
  );

/** Those that were entered, as label and value. */
export const costFacts = (fields: CostFields): { label: string; value: string }[] =>
  NAMES.filter((name) => fields[name]).map((name) => ({ label: LABELS[name], value: fields[name] }));
