import * as z from 'zod';
import { looksLikeFormula, unguarded } from '#lib/shared/csv/formula-guard.ts';
import { COLUMN_NAMES, type ImportColumn } from './columns.ts';

/** The value of a cell, or why it cannot be used. */
export type Field = { value: string } | { problem: string };

const EMAIL = z.email();
const MOBILE = /^\+?[0-9 ]{8,16}$/;
/** A number that a spreadsheet shortened to an exponent: the digits are lost. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i;
const CONTROLS = /\p{Cc}/u;
const LONGEST: Record<ImportColumn, number> = {
  firstName: 60,
  lastName: 60,
  workEmail: 254,
  mobile: 16,
  staffNumber: 40,
  department: 120,
  designation: 120,
  band: 120,
  level: 120,
  role: 120,
  manager: 254,
};

/** Normalises a cell: without the formula guard of our own exports, Unicode NFC, single spaces. */
const tidy = (cell: string): string =>
  unguarded(cell)
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();

/** Reads a cell of a column. An empty cell is an empty value; required columns are checked elsewhere. */
export function readField(column: ImportColumn, cell: string): Field {
  const value = tidy(cell);
  if (!value) return { value };
  if (column === 'mobile') return readMobile(value);
  if (looksLikeFormula(value))
    return {
      problem: `“${shortened(value)}” begins with “${value[0]}”, which a spreadsheet would run as a formula. Remove that character.`,
    };
  if (CONTROLS.test(value))
    return { problem: `${COLUMN_NAMES[column]} contains characters that cannot be shown. Type it again.` };
  if (value.length > LONGEST[column])
    return {
      problem: `${COLUMN_NAMES[column]} is at most ${LONGEST[column]} characters; this one has ${value.length}.`,
    };
  if (column !== 'workEmail' && column !== 'manager') return { value };
  const address = value.toLowerCase();
  return EMAIL.safeParse(address).success
    ? { value: address }
    : { problem: `“${shortened(value)}” is not an email address such as asha@example.com.` };
}

function readMobile(value: string): Field {
  if (SHORTENED.test(value))
    return {
      problem: `“${value}” has lost its digits: the spreadsheet shortened it. Format the column as text and enter the number again.`,
    };
  const digits = value
    .replace(/[-()./]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return MOBILE.test(digits)
    ? { value: digits }
    : { problem: `“${shortened(value)}” is not a mobile number with 8 to 15 digits.` };
}

const shortened = (value: string): string => (value.length > 40 ? `${value.slice(0, 39)}…` : value);
