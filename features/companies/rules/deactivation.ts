import { counted } from '#lib/shared/word-lists.ts';

/**
 * What is unfinished when an employee leaves. `successor`: name of the person who takes over approvals and reports;
 * null when nobody can.
 */
export type Leaving = {
  name: string;
  /** Confirmed future trips; requests and holds that are not booked yet. */
  trips: number;
  requests: number;
  /** Approvals pending with them, direct reports, departments they head. */
  approvals: number;
  reports: number;
  departments: readonly string[];
  successor: string | null;
};

/** Why they cannot be deactivated yet, or null. */
export const deactivateRefusal = ({ name, approvals, reports, successor }: Leaving): string | null =>
  successor === null && approvals + reports > 0
    ? `${name} cannot leave yet: ${[...(approvals ? [`${counted(approvals, 'approval')} ${approvals === 1 ? 'waits' : 'wait'} for them`] : []), ...(reports ? [`${counted(reports, 'person reports', 'people report')} to them`] : [])].join(' and ')}. Choose who takes over.`
    : null;

/**
 * What will happen, shown before the confirmation. Confirmed trips stay: cancelling costs money and is decided trip by
 * trip.
 */
export function deactivateSentences({
  name,
  trips,
  requests,
  approvals,
  reports,
  departments,
  successor,
}: Leaving): string[] {
  const theirs = (count: number, one: string, many: string) => `${counted(count, one, many)}`;
  return [
    `${name} is signed out everywhere at once and cannot sign in again.`,
    ...(requests
      ? [
          `${theirs(requests, 'request that is not booked yet is', 'requests that are not booked yet are')} withdrawn; nothing is charged.`,
        ]
      : []),
    ...(trips
      ? [
          `${theirs(trips, 'confirmed trip stays', 'confirmed trips stay')} booked. Cancel ${trips === 1 ? 'it' : 'them'} one by one if nobody travels; each shows its refund first.`,
        ]
      : []),
    ...(approvals && successor ? [`${theirs(approvals, 'approval passes', 'approvals pass')} to ${successor}.`] : []),
    ...(reports && successor ? [`${theirs(reports, 'person reports', 'people report')} to ${successor}.`] : []),
    ...departments.map((department) => `${department} has no head until you name one.`),
  ];
}
