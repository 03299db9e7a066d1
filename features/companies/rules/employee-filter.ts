/** Fields the employee list can be filtered by (7.13). */
export const FILTER_BY = ['department', 'designation', 'band', 'level', 'role', 'manager', 'policy', 'state'] as const;
export type FilterBy = (typeof FILTER_BY)[number];

/** Fields the employee list can be sorted by. */
export const EMPLOYEE_ORDERS = ['name', 'designation', 'department', 'band', 'role', 'state'] as const;
export type EmployeeOrder = (typeof EMPLOYEE_ORDERS)[number];

/** One filter of 7.13: `in` one of the values, `notIn` none of them. The specification leaves `type` open. */
export type EmployeeFilter = { by: FilterBy; type: 'in' | 'notIn'; values: readonly string[] };

/** The choices of "State" in the people list; '' is its first. */
export const EMPLOYEE_STATE_LABELS = {
  '': 'Active and invited',
  active: 'Active',
  invited: 'Invited',
  inactive: 'Closed account',
} as const;
export type ShownState = keyof typeof EMPLOYEE_STATE_LABELS;

/** The filter of such a choice. */
export const shownStates = (state: ShownState) =>
  state
    ? { by: 'state' as const, type: 'in' as const, values: [state as string] }
    : { by: 'state' as const, type: 'notIn' as const, values: ['inactive'] };

/** Employees per page; pages begin at 1 (9.5). */
export const EMPLOYEES_PAGE_SIZE = 20;

/** An employee for filters and searches: ids of groups, null without one. */
export type FilteredEmployee = Record<Exclude<FilterBy, 'state'>, string | null> & {
  state: string;
  firstName: string;
  lastName: string;
  workEmail: string;
  staffNumber: string | null;
};

/**
 * Reference implementation of the SQL filter: all lines must match, a line without values matches everybody, and a
 * person without a department (band, …) is in none, so `notIn` includes them.
 */
export const passesFilter = (employee: FilteredEmployee, filters: readonly EmployeeFilter[]): boolean =>
  filters.every(({ by, type, values }) => {
    const value = employee[by];
    return !values.length || (value !== null && values.includes(value)) === (type === 'in');
  });

/** Normalises a name for searches: lower case, without accents of Latin letters; vowel signs of Indian scripts stay. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();

/**
 * Whether an employee matches `searchKey`: each word must be the beginning of a name, of the address or its domain, or
 * of the staff number. Without words everybody matches.
 */
export const passesSearch = (employee: FilteredEmployee, searchKey: string): boolean =>
  searchedWords(searchKey).every((word) => searchedText(employee).some((text) => text.startsWith(word)));

const searchedText = ({
  firstName,
  lastName,
  workEmail,
  staffNumber,
}: Pick<FilteredEmployee, 'firstName' | 'lastName' | 'workEmail' | 'staffNumber'>): string[] => [
  ...plainName(`${firstName} ${lastName}`).split(/\s+/),
  workEmail.toLowerCase(),
  workEmail.toLowerCase().split('@')[1] ?? '',
  ...(staffNumber === null ? [] : plainName(staffNumber).split(/\s+/)),
];

/** The search text of an employee: every word after a space, so that the beginning of a word is ' asha'. */
export const searchWordsOf = (
  person: Pick<FilteredEmployee, 'firstName' | 'lastName' | 'workEmail' | 'staffNumber'>,
): string => ` ${searchedText(person).join(' ')}`;

/** The words of a search as they appear in that text. */
export const searchedWords = (searchKey: string): string[] => plainName(searchKey).split(/\s+/).filter(Boolean);
