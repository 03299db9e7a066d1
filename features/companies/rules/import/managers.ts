/** What is read of a line's person; `line` counts from 1, the manager is null where none is named. */
type Line = { line: number; workEmail: string; managerMail: string | null };

/** What is wrong with the managers of a file: nobody has that address, or following them comes back to where it began. */
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

/** The addresses of a circle; of a long one the first few, so that a message stays one. */
function circleNames(circle: readonly string[]): string {
  const rest = circle.length - NAMED_IN_CIRCLE;
  return [...circle.slice(0, NAMED_IN_CIRCLE), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
const NAMED_IN_CIRCLE = 5;

/** The circle a person stands in, told once for all in it; null when their managers end somewhere. */
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
