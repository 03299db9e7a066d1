import { counted } from '#lib/shared/word-lists.ts';

/** What is open when somebody leaves. `successor`: the name of who takes over their approvals and reports; null when nobody can. */
export type Leaving = {
  name: string;
  /** Trips of theirs that are confirmed and still to come; requests and holds that are not booked yet. */
  trips: number;
  requests: number;
  /** Approvals that wait for them, people whose manager they are, departments they lead. */
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

/** What happens, said before it is done. Confirmed trips stay: cancelling them costs money, and that is decided trip by trip. */
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
          `${theirs(trips, 'confirmed trip stays', 'confirmed trips stay')} booked. Cancel ${trips === 1 ? 'it' : 'them'} one by one if nobody travels; each says what comes back.`,
        ]
      : []),
    ...(approvals && successor ? [`${theirs(approvals, 'approval passes', 'approvals pass')} to ${successor}.`] : []),
    ...(reports && successor ? [`${theirs(reports, 'person reports', 'people report')} to ${successor}.`] : []),
    ...departments.map((department) => `${department} has no head until you name one.`),
  ];
}
