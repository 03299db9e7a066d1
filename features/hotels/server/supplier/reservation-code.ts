import 'server-only';
import { randomInt } from 'node:crypto';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';

const MOST_TRIES = 20;

/**
 * "KV 4821 3709": two letters of the hotel's name and eight digits, easy to read out at the desk. A hundred million for
 * each pair of letters.
 */
export function reservationCode(hotelName: string): string {
  const digits = String(randomInt(0, 100_000_000)).padStart(8, '0');
  return `${lettersOf(hotelName)} ${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** The first letters of the name's first two words without "The"; of a single word its first two letters. */
export function lettersOf(hotelName: string): string {
  const words = hotelName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z ]/g, '')
    .split(' ')
    .filter((word) => word !== '' && word !== 'THE');
  const [first = '', second = ''] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return letters.length === 2 ? letters : 'SR';
}

/** Calls `use` with an unused code: tries again, from a savepoint, when the code is taken, at most twenty times. */
export async function withFreshCode(
  tx: Db,
  hotelName: string,
  use: (step: Db, code: string) => Promise<void>,
): Promise<string> {
  for (let tries = 1; ; tries++) {
    const code = reservationCode(hotelName);
    try {
      await tx.transaction((step) => use(step, code));
      return code;
    } catch (error) {
      if (tries >= MOST_TRIES || !isUniqueViolation(error, 'supplier_reservations_code')) throw error;
    }
  }
}
