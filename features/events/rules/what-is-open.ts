/** Whether an action is available now, and if not, why. */
export type Openness = { open: boolean; why: string | null };

/** The registration period: instants in UTC. `endsAt` is the end of its last day at the place. */
export type EventTimes = { registrationClosesAt: Date; endsAt: Date; cancelledAt?: Date | null };

const CANCELLED = 'This event is cancelled.';
const OPEN: Openness = { open: true, why: null };
const closed = (why: string): Openness => ({ open: false, why });

/** Registering is open until its closing time, unless the event is cancelled. */
export function registering({ registrationClosesAt, endsAt, cancelledAt }: EventTimes, now: Date): Openness {
  if (cancelledAt) return closed(CANCELLED);
  if (now >= endsAt) return closed('This event is over.');
  return now >= registrationClosesAt ? closed('Registration is closed.') : OPEN;
}

/** Changes are possible as long as registration is open: the caterer counts after that. */
export function changing(times: EventTimes, withdrawnAt: Date | null, now: Date): Openness {
  if (withdrawnAt) return closed('You have withdrawn. Register again to come.');
  const others = registering(times, now);
  return others.open || times.cancelledAt || now >= times.endsAt
    ? others
    : closed('Registration is closed, so what you chose stays. You can still withdraw.');
}

/** Withdrawing is possible until the event is over, once. */
export function withdrawing({ endsAt, cancelledAt }: EventTimes, withdrawnAt: Date | null, now: Date): Openness {
  if (withdrawnAt) return closed('You have withdrawn already. Your places were released.');
  if (cancelledAt) return closed(CANCELLED);
  return now >= endsAt ? closed('This event is over.') : OPEN;
}
