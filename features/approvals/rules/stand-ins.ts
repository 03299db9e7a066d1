/** An absence from `from` until `until` (ISO instants, end exclusive) and its stand-in. */
export type Absence = { employeeId: string; standInId: string; from: string; until: string };

const isAway = (employeeId: string, at: number, absences: readonly Absence[]): Absence | undefined =>
  absences.find(
    (absence) => absence.employeeId === employeeId && Date.parse(absence.from) <= at && at < Date.parse(absence.until),
  );

/**
 * Who may answer for a person at an instant: the person, and during an absence their stand-in, or the stand-in's own
 * when both are away. Nobody stands in for a trip of their own; a cycle of stand-ins ends where it closes.
 */
export function answeringFor(
  employeeId: string,
  at: string,
  absences: readonly Absence[],
  excluded: readonly string[],
): string[] {
  const answering = [employeeId];
  for (
    let absence = isAway(employeeId, Date.parse(at), absences);
    absence;
    absence = isAway(absence.standInId, Date.parse(at), absences)
  ) {
    if (answering.includes(absence.standInId)) break;
    answering.push(absence.standInId);
  }
  const last = answering.at(-1) ?? employeeId;
  return [...new Set([employeeId, last])].filter((id) => !excluded.includes(id));
}
