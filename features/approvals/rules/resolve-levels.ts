import type { Approver, Level } from './configuration.ts';

/** Facts about the company's people on the day of the request. `administrators`: the fallback approvers, in order. */
export type People = {
  managerOf: (employeeId: string) => string | null;
  /** Heads of the person's department and of the departments above it; departments without a head are left out. */
  headsAbove: (employeeId: string) => readonly string[];
  isActive: (employeeId: string) => boolean;
  administrators: readonly string[];
};

/** Travellers and requester of the trip. They never approve it. */
export type Subject = { travellerId: string; requesterId: string };

/**
 * What happens with named people when a time limit passes: `pass` (escalate) only where there is someone to escalate
 * to.
 */
export type ResolvedSilence = { does: 'wait' } | { does: 'decline' } | { does: 'pass'; to: readonly string[] };

/** A level with its approvers, without duplicates, at least one. */
export type ResolvedLevel = {
  needs: 'any' | 'all';
  people: readonly string[];
  hours: number | null;
  whenSilent: ResolvedSilence;
};

/**
 * Resolves the approvers of each level. Travellers, the requester and former employees are left out; a missing manager
 * or head is looked for one step higher. A level without approvers goes to the administrators; without administrators
 * it is dropped, and an empty result means that nobody can approve the trip.
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

/** A person's manager, the manager's manager, and so on; a cycle ends where it closes. */
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

/**
 * Escalating to "the manager" means the first manager above the traveller who was not among those who did not answer.
 */
function passedTo(approver: Approver, asked: readonly string[], subject: Subject, people: People): string[] {
  const rest: People = { ...people, isActive: (id) => people.isActive(id) && !asked.includes(id) };
  return peopleOf(approver, subject, rest);
}
