import { connect } from 'node:net';

/** What came back over a plain socket, in how many milliseconds, and whether the other side closed it. */
export type Heard = { text: string; ms: number; closed: boolean };

/**
 * Writes `first` to a port of this machine, then each of `more` after its pause, again and again where it repeats, until
 * the other side closes the connection, says what matches `until`, or `patience` milliseconds are over. `mute`: reads
 * nothing of the answer.
 */
export function talk(
  base: string,
  first: string | Buffer,
  {
    more,
    until,
    signal,
    patience = 60_000,
    mute = false,
  }: {
    more?: { every: number; send: string | Buffer };
    until?: RegExp;
    /** Ends it, as if patience were over. */ signal?: AbortSignal;
    patience?: number;
    mute?: boolean;
  } = {},
): Promise<Heard> {
  const { hostname, port } = new URL(base);
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let next: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => {
      socket.write(first);
      if (more) next = setInterval(() => void (socket.writableNeedDrain || socket.write(more.send)), more.every);
    });
    const end = (closed: boolean) => {
      clearInterval(next);
      clearTimeout(late);
      socket.destroy();
      resolve({ text, ms: performance.now() - began, closed });
    };
    const late = setTimeout(() => end(false), patience);
    if (mute) socket.pause();
    else
      socket.on('data', (part: Buffer) => {
        text += part.toString('latin1');
        if (until?.test(text)) end(false);
      });
    signal?.addEventListener('abort', () => end(false));
    socket.once('error', () => end(true)).once('close', () => end(true));
  });
}
