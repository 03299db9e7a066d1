/** A person of the file for this check; `line` counts from 1, the manager is null where none is named. */
type Line = { line: number; workEmail: string; managerMail: string | null };

/** Problems of managers: an unknown address, or a cycle of managers. */
export function managerProblems(
  people: readonly Line[],
  isKnown: (workEmail: string) => boolean,
): { line: number; text: string }[] {
  const managers = new Map(people.map(({ workEmail, managerMail }) => [workEmail, managerMail]));
  const settled = new Set<string>();
  return people.flatMap(({ line, workEmail, managerMail }) => {
    if (managerMail === null) return [];
    if (managerMail === workEmail) return [{ line, text: 'Nobody is their own manager.' }];
    if (!isKnown(managerMail))
      return [{ line, text: `Nobody in the company or this file has the address ${managerMail}.` }];
    const circle = circleFrom(workEmail, managers, settled);
    return circle ? [{ line, text: `These are each other’s managers: ${circleNames(circle)}.` }] : [];
  });
}

/** The addresses of a cycle; of a long one the first few. */
function circleNames(circle: readonly string[]): string {
  const rest = circle.length - NAMED_IN_CIRCLE;
  return [...circle.slice(0, NAMED_IN_CIRCLE), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
const NAMED_IN_CIRCLE = 5;

/** The cycle a person is part of, reported once for all its members; null when their managers end. */
function circleFrom(
  start: string,
  managers: ReadonlyMap<string, string | null>,
  settled: Set<string>,
): string[] | null {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let at: string | null | undefined = start; at && !settled.has(at) && !seen.has(at); at = managers.get(at)) {
    path.push(at);
    seen.add(at);
  }
  const next = managers.get(path.at(-1) ?? '');
  const from = next && seen.has(next) ? path.indexOf(next) : -1;
  for (const one of path) settled.add(one);
  return from >= 0 && path.length - from > 1 ? path.slice(from) : null;
}
