import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnyOperation, QueryInput } from '#lib/shared/define-operation.ts';
import type { Call } from './call.ts';

/** Opens the stream that tells of changes, from the mark that was heard last. Throws ApiFailure. */
export type OpenStream = (last: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

/** In ms: what a stream does not tell of, such as a deadline that passes, is read once in so long. */
const ALSO_EVERY_MS = 60_000;

/** The stream of changes to what an operation reads; its code is loaded when it is opened. */
export const changesOf =
  <Op extends AnyOperation>(operation: Call<Op>, query?: QueryInput<Op>): OpenStream =>
  async (last, signal) =>
    (await import('./live-stream.ts')).openStream(operation, query, last, signal);

/** Reads queries anew, those under this key, when the server tells of a change; returns whether it does. */
export function useChanges(queryKey: readonly unknown[], open: OpenStream): boolean {
  const cache = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const key = JSON.stringify(queryKey);
  const opening = useRef(open);
  useEffect(() => void (opening.current = open));
  useEffect(() => {
    let [left, stop] = [false, (): void => undefined];
    const follow = async (): Promise<void> => {
      const { followChanges } = await import('./live-stream.ts');
      if (left) return;
      stop = followChanges({
        open: (last, signal) => opening.current(last, signal),
        changed: () => void cache.invalidateQueries({ queryKey: JSON.parse(key) as string[] }),
        live: setIsLive,
      });
    };
    void follow().catch(() => undefined); // the script did not arrive: the caller polls
    return () => {
      left = true;
      stop();
    };
  }, [cache, key]);
  return isLive;
}

/**
 * The `refetchInterval` of a query that a stream keeps current: `pollMs` while there is none. `open`: its stream.
 */
export const useLiveInterval = (queryKey: readonly unknown[], open: OpenStream, pollMs: number): number =>
  useChanges(queryKey, open) ? ALSO_EVERY_MS : pollMs;
