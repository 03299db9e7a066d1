/** By what a list of employees may be filtered (7.13). */
export const FILTER_BY = ['department', 'designation', 'band', 'level', 'role', 'manager', 'policy', 'state'] as const;
export type FilterBy = (typeof FILTER_BY)[number];

/** By what the list of employees is sorted. */
export const EMPLOYEE_ORDERS = ['name', 'designation', 'department', 'band', 'role', 'state'] as const;
export type EmployeeOrder = (typeof EMPLOYEE_ORDERS)[number];

/** One line of the filter of 7.13: `in`, one of the values; `notIn`, none of them. The specification leaves `type` open. */
export type EmployeeFilter = { by: FilterBy; type: 'in' | 'notIn'; values: readonly string[] };

/** 9.5: employees are listed 20 a page, from page 1. */
export const EMPLOYEES_PAGE_SIZE = 20;

/** An employee as filters and searches see one: ids, null where they have none. */
export type FilteredEmployee = Record<Exclude<FilterBy, 'state'>, string | null> & {
  state: string;
  firstName: string;
  lastName: string;
  workEmail: string;
  staffNumber: string | null;
};

/**
 * What the list means, for the SQL to be held to: every line must hold, a line without values says nothing, and somebody
 * without a department (band, …) is in none, so `notIn` keeps them.
 */
export const passesFilter = (employee: FilteredEmployee, filters: readonly EmployeeFilter[]): boolean =>
  filters.every(({ by, type, values }) => {
    const value = employee[by];
    return !values.length || (value !== null && values.includes(value)) === (type === 'in');
  });

/** A name as it is searched: lower case, without accents of Latin letters; vowel signs of Indian scripts stay. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();

/**
 * Does somebody fit the words of `searchKey`? Each word begins one of their names, their address or its domain, or their
 * staff number. No words: everybody.
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

/** What a search finds somebody by, as one text: every word after a space, so that a word's beginning is ' asha'. */
export const searchWordsOf = (
  person: Pick<FilteredEmployee, 'firstName' | 'lastName' | 'workEmail' | 'staffNumber'>,
): string => ` ${searchedText(person).join(' ')}`;

/** The words of a search, each as it stands in that text. */
export const searchedWords = (searchKey: string): string[] => plainName(searchKey).split(/\s+/).filter(Boolean);
