import { useRouter } from 'next/navigation';
import { useTransition, type SyntheticEvent } from 'react';

/**
 * For the `onSubmit` of a GET form: with script the way to its answer is soft, at the very address that the browser would
 * make of it. `arrived` runs with the new page; true as long as one is on its way, when another press does nothing.
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
