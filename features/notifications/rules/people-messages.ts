/** What changed about the person of a tab, by the topic `corporateUser` (7.19). */
export const PERSON_CHANGES = ['details', 'role', 'rights', 'company', 'settings'] as const;
export type PersonMessage = { change: (typeof PERSON_CHANGES)[number]; actorId: string };
/** What changed in the list of employees, by the topic `corporateEmployee`. */
export type PeopleMessage = { change: string; actorId: string; employeeId: string | null };

export function isPersonMessage(body: unknown): body is PersonMessage {
  const { change, actorId } = (body ?? {}) as Partial<Record<keyof PersonMessage, unknown>>;
  return typeof actorId === 'string' && (PERSON_CHANGES as readonly unknown[]).includes(change);
}

export function isPeopleMessage(body: unknown): body is PeopleMessage {
  const { change, actorId } = (body ?? {}) as Partial<Record<keyof PeopleMessage, unknown>>;
  return typeof change === 'string' && typeof actorId === 'string';
}

/**
 * What the tab of a person says about a change of theirs; null where it only shows what is new: they made the change
 * themselves, or it is one of the company's details or settings.
 */
export function personChangeText({ change, actorId }: PersonMessage, userId: string): string | null {
  if (actorId === userId) return null;
  if (change === 'details') return 'Your details at work were changed. This page shows the new ones.';
  if (change === 'role') return 'You have another role at work. This page shows what you may do now.';
  if (change === 'rights') return 'What your role allows was changed. This page shows what you may do now.';
  return null;
}
