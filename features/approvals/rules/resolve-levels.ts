import type { Approver, Level } from './configuration.ts';

/** What is known of the company's people on the day of asking. `administrators`: the last resort, in their order. */
export type People = {
  managerOf: (employeeId: string) => string | null;
  /** Heads of the person's department, then of the departments above it; those without one are left out. */
  headsAbove: (employeeId: string) => readonly string[];
  isActive: (employeeId: string) => boolean;
  administrators: readonly string[];
};

/** Whose trip it is and who asked for it. Neither ever answers for it. */
export type Subject = { travellerId: string; requesterId: string };

/** What happens with people who are named: `pass` only where there is somebody to pass to. */
export type ResolvedSilence = { does: 'wait' } | { does: 'decline' } | { does: 'pass'; to: readonly string[] };

/** A level with the people it asks, each once, at least one. */
export type ResolvedLevel = {
  needs: 'any' | 'all';
  people: readonly string[];
  hours: number | null;
  whenSilent: ResolvedSilence;
};

/**
 * The levels with their people. Whoever travels or asks is left out, and so is who no longer works there; a manager or
 * head that is missing is sought one step higher. A level that is left with nobody goes to the administrators; with no
 * administrator either it is left out, and a list without levels means that nobody can approve this.
 */
export function resolveLevels(levels: readonly Level[], subject: Subject, people: People): ResolvedLevel[] {
  return levels.flatMap(({ needs, approvers, hours, whenSilent }) => {
    const named = unique(approvers.flatMap((approver) => peopleOf(approver, subject, people)));
    const asked = named.length ? named : people.administrators.filter((id) => mayAnswer(id, subject, people));
    return asked.length
      ? [
          {
            needs: named.length ? needs : 'any',
            people: asked,
            hours,
            whenSilent: silence(whenSilent, asked, subject, people),
          },
        ]
      : [];
  });
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

const mayAnswer = (id: string, { travellerId, requesterId }: Subject, { isActive }: People): boolean =>
  id !== travellerId && id !== requesterId && isActive(id);

function peopleOf(approver: Approver, subject: Subject, people: People): string[] {
  const candidates =
    approver.kind === 'employee'
      ? [approver.employeeId]
      : approver.kind === 'manager'
        ? managersAbove(subject.travellerId, people)
        : [...people.headsAbove(subject.travellerId), ...managersAbove(subject.travellerId, people)];
  return candidates.filter((id) => mayAnswer(id, subject, people)).slice(0, 1);
}

/** A person's manager, that one's manager, and so on; a circle ends where it closes. */
function managersAbove(employeeId: string, { managerOf }: People): string[] {
  const above: string[] = [];
  for (let id = managerOf(employeeId); id !== null && !above.includes(id); id = managerOf(id)) above.push(id);
  return above;
}

function silence(
  whenSilent: Level['whenSilent'],
  asked: readonly string[],
  subject: Subject,
  people: People,
): ResolvedSilence {
  if (whenSilent.does !== 'pass') return whenSilent;
  const others = unique(whenSilent.to.flatMap((approver) => passedTo(approver, asked, subject, people)));
  return others.length ? { does: 'pass', to: others } : { does: 'wait' };
}

/** Passing to "the manager" means the first above the traveller who is not one of those that kept silent. */
function passedTo(approver: Approver, asked: readonly string[], subject: Subject, people: People): string[] {
  const rest: People = { ...people, isActive: (id) => people.isActive(id) && !asked.includes(id) };
  return peopleOf(approver, subject, rest);
}
