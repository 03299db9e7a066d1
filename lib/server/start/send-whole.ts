import 'server-only';
import type { ServerResponse } from 'node:http';

/**
 * Sends an answer of the API in one piece, with its length. Next flushes the header, writes the body in chunks and ends
 * it later: three system calls and three times waking the reader, who does not know the end before the last.
 */
export function sendWhole(response: ServerResponse): void {
  const [write, end, flushHeaders] = [response.write.bind(response), response.end.bind(response), response.flushHeaders.bind(response)];
  let held: Uint8Array | null = null;
  const isAnswer = () => !response.headersSent && String(response.getHeader('content-type') ?? '').startsWith('application/json');
  /** What comes in parts after all goes out in parts. */
  const letGo = () => {
    Object.assign(response, { write, end, flushHeaders });
    if (held) write(held);
    held = null;
  };

  response.flushHeaders = () => void (isAnswer() || flushHeaders());
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!held && chunk instanceof Uint8Array && isAnswer()) {
      held = chunk;
      return true;
    }
    letGo();
    return (write as (...args: unknown[]) => boolean)(chunk, ...rest);
  }) as typeof response.write;
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    const whole = held;
    if (whole && (chunk === undefined || chunk === null)) {
      held = null;
      letGo();
      return end(whole);
    }
    letGo();
    return (end as (...args: unknown[]) => typeof response)(chunk, ...rest);
  }) as typeof response.end;
}
