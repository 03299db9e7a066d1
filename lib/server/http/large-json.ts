import 'server-only';
import { slices } from '../slices.ts';

/** Lists of fewer elements are written in one go, as nearly every answer is. */
const LONG_LIST = 50;
/** Letters that are kept as text before they become bytes. */
const PART = 256 * 1024;

type Fields = Record<string, unknown>;

/** True for data with a long list as one of its fields: written at once it may hold the event loop. */
export const hasLongList = (data: unknown): data is Fields =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  Object.values(data as Fields).some((field) => Array.isArray(field) && field.length >= LONG_LIST);

/** What `JSON.stringify` would write between `before` and `after`, as bytes; lists are written element by element, letting others run meanwhile. */
export async function writeInSlices(data: Fields, before: string, after: string): Promise<Uint8Array<ArrayBuffer>> {
  const pause = slices();
  const parts: Buffer<ArrayBuffer>[] = [];
  let text = before;
  const write = async (more: string) => {
    text += more;
    if (text.length > PART) {
      parts.push(Buffer.from(text));
      text = '';
    }
    await pause();
  };
  let comma = '{';
  for (const [name, field] of Object.entries(data)) {
    if (field === undefined) continue;
    const head = `${comma}${JSON.stringify(name)}:`;
    comma = ',';
    if (Array.isArray(field)) {
      await write(`${head}[`);
      for (const [at, element] of (field as unknown[]).entries())
        await write(`${at ? ',' : ''}${JSON.stringify(element) ?? 'null'}`);
      await write(']');
    } else await write(`${head}${JSON.stringify(field)}`);
  }
  return Buffer.concat([...parts, Buffer.from(`${text}${comma === '{' ? '{' : ''}}${after}`)]);
}
