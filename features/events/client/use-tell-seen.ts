import { useEffect, useRef } from 'react';
import type { EventMessage } from '../contract.ts';

/** Tells the server of the newest message that is shown, so that neither email nor push tells of it. `tell`: how. */
export function useTellSeen(shown: readonly EventMessage[], tell: (messageId: string) => Promise<unknown>): void {
  const newest = shown.at(-1)?.messageId;
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  useEffect(() => {
    if (newest) void telling.current(newest).catch(() => undefined); // an email counts them once more
  }, [newest]);
}
