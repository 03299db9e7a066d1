import 'server-only';

/** SockJS frames (protocol 0.3.3): `o` opens, `h` is a heart-beat, `a` carries texts, `c` closes. */
export const OPEN = 'o';
export const HEARTBEAT = 'h';
/** Characters that some browsers and proxies change on the way (sockjs-protocol, "JSON Unicode Encoding"). */
const CHANGED_ON_THE_WAY = /[\u200c-\u200f\u2028-\u202f\u2060-\u206f\ufff0-\uffff]/g;
export const messagesFrame = (texts: readonly string[]): string =>
  `a${JSON.stringify(texts).replace(CHANGED_ON_THE_WAY, (char) => `\\u${char.charCodeAt(0).toString(16)}`)}`;
export const closeFrame = (code: number, reason: string): string => `c${JSON.stringify([code, reason])}`;

/** The texts of a client's frame: a list of texts, or one. Null for anything else. */
export function textsIn(sent: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(sent);
  } catch {
    return null;
  }
  const texts = Array.isArray(value) ? (value as unknown[]) : [value];
  return texts.every((text) => typeof text === 'string') ? texts : null;
}
