import { useEffect, useEffectEvent } from 'react';
import type { SavedTraveller } from '#features/travellers/contract.ts';

/** Whether a person of a form is named and has no title yet, as the form begins. */
export const isUntouched = (person: { title: string; firstName: string } | undefined): boolean =>
  person?.title === '' && person.firstName !== '';

/**
 * Fills in the person in this tab from their own saved details ("This is me"), once, when the form opens. Without such
 * details, or where they cannot be read, the form stays as it is: everything can be typed.
 */
export function useMyDetails(wanted: boolean, fill: (own: SavedTraveller) => void): void {
  const found = useEffectEvent(fill);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void import('../../client/saved-travellers.ts')
      .then(({ myDetails }) => myDetails())
      .catch(() => null)
      .then((own) => {
        if (own && !left) found(own);
      });
    return () => {
      left = true;
    };
  }, [wanted]);
}
