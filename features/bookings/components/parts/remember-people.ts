import { toast } from '#components/ui/toast.ts';
import type { TravellerDetails } from '#features/travellers/contract.ts';

type Named = Pick<TravellerDetails, 'firstName' | 'lastName'> & Partial<TravellerDetails>;

/** Saves the people of a form to the account. A failure is shown and blocks nothing. */
export async function rememberPeople(people: readonly Named[]): Promise<void> {
  try {
    const { savePeople } = await import('../../client/saved-travellers.ts');
    await savePeople([...people]);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : 'The names could not be saved for the next booking.');
  }
}
