import 'server-only';

/** A frame of STOMP 1.2. Of a repeated header the first value counts (1.2, "Repeated Header Entries"). */
export type Frame = { command: string; headers: Map<string, string>; body: string };

/**
 * The client violated the protocol, or asked for something not offered. It gets an ERROR with this message, and the
 * socket is closed.
 */
export class StompRefusal extends Error {
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(message: string, code = 'BAD_REQUEST', headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}

const ESCAPES: Record<string, string> = { '\r': '\\r', '\n': '\\n', ':': '\\c', '\\': '\\\\' };
const escaped = (text: string): string => text.replace(/[\r\n:\\]/g, (char) => ESCAPES[char] ?? char);

/** Command and headers in wire format, up to the empty line. CONNECTED is not escaped (1.2, "Value Encoding"). */
export function frameHead(command: string, headers: Record<string, string | number>): string {
  const encode = command === 'CONNECTED' ? String : escaped;
  const lines = Object.entries(headers).map(([name, value]) => `${encode(name)}:${encode(String(value))}\n`);
  return `${command}\n${lines.join('')}`;
}

/** A whole frame in wire format. */
export const frameText = (command: string, headers: Record<string, string | number>, body = ''): string =>
  `${frameHead(command, body ? { ...headers, 'content-length': Buffer.byteLength(body) } : headers)}\n${body}\0`;
