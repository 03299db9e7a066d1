import type { AnyOperation, QueryInput } from '#lib/shared/define-operation.ts';
import type { Call } from './call.ts';
import { ApiFailure } from './api-failure.ts';
import { senderFor } from './call-operation.ts';

/** Times in ms. */
export const TIMES = {
  /** Without a word for so long, the connection is lost: the server's heartbeat comes every 15 seconds. */
  silence: 35_000,
  /** The first wait before it is opened again, doubled by each failure up to the longest. */
  firstWait: 1000,
  longestWait: 60_000,
};

type Given = {
  /** Opens the stream, from the mark that was heard last. Throws ApiFailure. */
  open: (last: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Something changed. */
  changed: () => void;
  /** Whether changes are heard now: where not, the caller polls. */
  live: (isLive: boolean) => void;
};

/** A stream of changes to what an operation reads (`lib/server/realtime/live`). Throws ApiFailure. */
export async function openStream<Op extends AnyOperation>(
  operation: Call<Op>,
  query: QueryInput<Op> | undefined,
  last: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const send = await senderFor(operation.caller);
  const answer = await send({
    method: 'GET',
    url: operation.path,
    params: query,
    headers: { Accept: 'text/event-stream', ...(last === null ? {} : { 'Last-Event-ID': last }) },
    adapter: 'fetch',
    responseType: 'stream',
    timeout: 0,
    signal,
  });
  if (!String(answer.headers['content-type']).startsWith('text/event-stream'))
    throw new ApiFailure('NOT_FOUND', 'There are no live updates here.', 404);
  return answer.data as ReadableStream<Uint8Array>;
}

/**
 * Follows changes while the tab is looked at, and returns after every loss. A browser has six connections to a site, so a
 * tab in the background has none. Returns what ends it.
 */
export function followChanges({ open, changed, live }: Given): () => void {
  let [last, failures, stopped]: [string | null, number, boolean] = [null, 0, false];
  let current: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (wait: number) => {
    clearTimeout(timer);
    if (!stopped && document.visibilityState === 'visible') timer = setTimeout(() => void once(), wait);
  };
  const once = async (): Promise<void> => {
    const controller = new AbortController();
    current = controller;
    let returnAfter: number | null | undefined;
    try {
      const stream = await open(last, controller.signal);
      if (controller.signal.aborted) return void stream.cancel().catch(() => undefined);
      failures = 0;
      live(true);
      for await (const { id, name, data } of readEvents(stream, controller)) {
        if (name === 'end') ({ returnAfter } = JSON.parse(data) as { returnAfter: number | null });
        if (name !== 'changed') continue;
        last = id;
        changed();
      }
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500 && error.status > 0) returnAfter ??= TIMES.longestWait;
    }
    if (current !== controller) return; // hidden or ended meanwhile
    current = null;
    live(false);
    const wait = returnAfter ?? Math.min(TIMES.longestWait, TIMES.firstWait * 2 ** failures++) * (0.5 + spread());
    if (returnAfter !== null) later(wait);
  };
  const leave = () => {
    clearTimeout(timer);
    const open = current;
    current = null;
    open?.abort();
    live(false);
  };
  const onVisibility = () => {
    if (document.visibilityState !== 'visible') leave();
    else if (!current) later(0);
  };
  document.addEventListener('visibilitychange', onVisibility);
  later(0);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', onVisibility);
    leave();
  };
}

/** From 0 to 1, so that not everybody returns at once. */
const spread = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

type Event = { id: string; name: string; data: string };

/** The events of a stream (WHATWG HTML, 9.2.6), as far as our server writes them; ends after a silence. */
async function* readEvents(stream: ReadableStream<Uint8Array>, controller: AbortController): AsyncGenerator<Event> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const silent = () => void reader.cancel().catch(() => undefined);
  controller.signal.addEventListener('abort', silent);
  try {
    for (;;) {
      const watchdog = setTimeout(silent, TIMES.silence);
      const { done, value } = await reader.read().finally(() => clearTimeout(watchdog));
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = (blocks.pop() ?? '').slice(0, 10_000);
      for (const block of blocks) {
        const lines = block.split('\n');
        const field = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length) ?? '';
        yield { id: field('id: '), name: field('event: '), data: field('data: ') };
      }
    }
  } finally {
    controller.abort();
  }
}
