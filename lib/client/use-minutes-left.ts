import { useEffect, useState } from 'react';
import { counted } from '#lib/shared/word-lists.ts';

const LOOK_AGAIN_MS = 5_000;
const MINUTE = 60_000;
/** From this many minutes on the time left is shown in whole hours. */
const IN_HOURS_FROM = 120;

/** "12 minutes", "23 hours" until an instant, updated while shown; null without one and once it has passed. */
export function useMinutesLeft(until: string | null): string | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const left = Math.ceil((Date.parse(until) - now) / MINUTE);
  if (left <= 0) return null;
  return left < IN_HOURS_FROM ? counted(left, 'minute') : counted(Math.floor(left / 60), 'hour');
}
