import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top of a list when its filters change. */
export function useBackToTop(top: RefObject<HTMLElement | null>, filters: unknown): void {
  const before = useRef(filters);
  useEffect(() => {
    if (before.current === filters) return;
    before.current = filters;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' });
  }, [top, filters]);
}
