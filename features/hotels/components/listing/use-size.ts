import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './map-geometry.ts';

/** The element's size in pixels, updated by a ResizeObserver. */
export function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 372, height: 640 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return size;
}
