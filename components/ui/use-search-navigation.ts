import { useRouter } from 'next/navigation';
import { useTransition, type SyntheticEvent } from 'react';

/**
 * For the `onSubmit` of a GET form: navigates without a reload to the address the browser would build from the form.
 * `arrived` runs with the new page; true while a navigation is pending, during which further submits are ignored.
 */
export function useSearchNavigation(arrived?: () => void): [boolean, (event: SyntheticEvent<HTMLFormElement>) => void] {
  const router = useRouter();
  const [searching, start] = useTransition();
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (searching) return;
    const form = event.currentTarget;
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') asked.append(name, value);
    const href = `${form.getAttribute('action')}?${asked}`;
    start(() => {
      router.push(href);
      arrived?.();
    });
  };
  return [searching, search];
}
