/** Of a whole email: parsing costs as much as there are lines, and blocks the event loop. */
const LONGEST_EMAIL = 64 * 1024;
const MOST_LINES = 1500;

/** The part of a received email that is parsed: its headers and the beginning of its parts, without most of large ones. */
export function startOfEmail(message: string): string {
  const start = message.slice(0, LONGEST_EMAIL);
  let end = -1;
  for (let line = 0; line < MOST_LINES; line++) {
    end = start.indexOf('\n', end + 1);
    if (end < 0) return start;
  }
  return start.slice(0, end + 1);
}
