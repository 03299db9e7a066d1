import { useCallback, type RefCallback } from 'react';

/**
 * For the last element of a list that is shown `step` more at a time: gives its ref, and calls `onShow` with the number
 * to show as it comes near. Watched anew whenever `shown` changes, for an end that stays near would tell nothing again.
 */
export function useEndNear(shown: number, step: number, onShow: (count: number) => void): RefCallback<HTMLElement> {
  return useCallback(
    (end) => {
      if (!end) return;
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onShow(shown + step), {
        rootMargin: '900px',
      });
      watch.observe(end);
      return () => watch.disconnect();
    },
    [shown, step, onShow],
  );
}
