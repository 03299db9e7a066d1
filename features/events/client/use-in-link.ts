import { useFragment } from '#lib/client/use-fragment.ts';

/** The registration number, or the key of a place in the waiting list, in the fragment of an email's link; '' without one. */
export const useInLink = (name: 'registration' | 'waiting'): string => useFragment(name) ?? '';

/** Removes it from the address once it was used. */
export function removeLinkFragment(): void {
  if (/^#(registration|waiting)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
}
