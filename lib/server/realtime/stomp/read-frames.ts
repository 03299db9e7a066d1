import 'server-only';
import { type Frame, StompRefusal } from './frame.ts';

const [NUL, LF, CR] = [0, 10, 13];
const NOTHING: Buffer = Buffer.alloc(0);
const COMMANDS = new Set([
  'CONNECT',
  'STOMP',
  'SEND',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'ACK',
  'NACK',
  'BEGIN',
  'COMMIT',
  'ABORT',
  'DISCONNECT',
]);
const UNESCAPED: Record<string, string> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };

/**
 * Parses the frames of one client from chunks of any length. `read` returns the frames that a chunk completes (none for
 * a heart-beat) and throws StompRefusal for invalid STOMP 1.2 and exceeded limits. `unfinished`: a frame has begun.
 */
export function frameReader(limits: { frameBytes: number; headers: number }) {
  let rest: Buffer = NOTHING;
  return {
    read(piece: Buffer): Frame[] {
      rest = rest.length ? Buffer.concat([rest, piece]) : piece;
      const frames: Frame[] = [];
      for (;;) {
        rest = rest.subarray(endsOfLine(rest));
        const found = frameAt(rest, limits);
        if (!found) break;
        frames.push(found.frame);
        rest = rest.subarray(found.length);
      }
      if (rest.length > limits.frameBytes) throw tooLarge(limits.frameBytes);
      rest = rest.length ? Buffer.from(rest) : NOTHING; // releases the chunk
      return frames;
    },
    unfinished: (): boolean => rest.length > 0,
  };
}

const tooLarge = (most: number) => new StompRefusal(`A frame has at most ${most} bytes.`, 'TOO_LARGE');

/** Line ends between frames are heart-beats. */
function endsOfLine(bytes: Buffer): number {
  let at = 0;
  while (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] === LF)) at++;
  return at;
}

/** The first frame and its length; null while it is incomplete. */
function frameAt(
  bytes: Buffer,
  { frameBytes, headers: most }: { frameBytes: number; headers: number },
): { frame: Frame; length: number } | null {
  let at = 0;
  const line = (): string | null => {
    const end = bytes.indexOf(LF, at);
    const nul = bytes.indexOf(NUL, at);
    if (nul >= 0 && (end < 0 || nul < end)) throw new StompRefusal('A frame’s headers end with an empty line.');
    if (end < 0) return null;
    const text = textOf(bytes.subarray(at, bytes[end - 1] === CR ? end - 1 : end));
    at = end + 1;
    return text;
  };
  const command = line();
  if (command === null) return null;
  if (!COMMANDS.has(command)) throw new StompRefusal('This is no command of STOMP 1.2.');
  const headers = new Map<string, string>();
  const plain = command === 'CONNECT';
  for (let count = 0; ; count++) {
    const header = line();
    if (header === null) return null;
    if (header === '') break;
    if (count === most) throw new StompRefusal(`A frame has at most ${most} headers.`);
    const colon = header.indexOf(':');
    if (colon < 1) throw new StompRefusal('A header is a name, a colon and a value.');
    const name = plain ? header.slice(0, colon) : unescaped(header.slice(0, colon));
    if (!headers.has(name)) headers.set(name, plain ? header.slice(colon + 1) : unescaped(header.slice(colon + 1)));
  }
  const end = bodyEnd(bytes, at, headers.get('content-length'), frameBytes);
  if (end === null) return null;
  if (end + 1 > frameBytes) throw tooLarge(frameBytes);
  if (end > at && command !== 'SEND') throw new StompRefusal(`${command} has no body.`);
  return { frame: { command, headers, body: textOf(bytes.subarray(at, end)) }, length: end + 1 };
}

/** Position of the NUL after the body; null while it is incomplete. */
function bodyEnd(bytes: Buffer, at: number, contentLength: string | undefined, frameBytes: number): number | null {
  if (contentLength === undefined) {
    const nul = bytes.indexOf(NUL, at);
    return nul < 0 ? null : nul;
  }
  if (!/^\d{1,9}$/.test(contentLength)) throw new StompRefusal('content-length is a number of bytes.');
  const end = at + Number(contentLength);
  if (end > frameBytes) throw tooLarge(frameBytes);
  if (end >= bytes.length) return null;
  if (bytes[end] !== NUL) throw new StompRefusal('The body is longer than its content-length.');
  return end;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new StompRefusal('Frames are written in UTF-8.');
  }
}

/** Unescapes a header; any other backslash is an error (1.2, "Value Encoding"). */
const unescaped = (text: string): string =>
  text.replace(/\\[\s\S]?/g, (found) => {
    const char = UNESCAPED[found];
    if (char === undefined) throw new StompRefusal('A header has an escape that STOMP 1.2 does not know.');
    return char;
  });
