import { useCallback, type RefCallback } from 'react';

/**
 * Infinite scrolling for a list shown `step` more at a time: returns the ref of the last element, and calls `onShow`
 * with the number to show as it comes near. It observes again whenever `shown` changes, because an element that stays
 * in view triggers no new event.
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
