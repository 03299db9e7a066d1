import 'server-only';
import { slices } from '../slices.ts';

/** Shorter lists are serialised at once, as nearly every answer is. */
const LONG_LIST = 50;
/** Characters kept as text before they are encoded. */
const PART = 256 * 1024;

type Fields = Record<string, unknown>;

/** True for data with a long list in one of its fields: serialising it at once may block the event loop. */
export const hasLongList = (data: unknown): data is Fields =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  Object.values(data as Fields).some((field) => Array.isArray(field) && field.length >= LONG_LIST);

/**
 * Bytes of `before`, `JSON.stringify(data)` and `after`. Lists are serialised element by element, with breaks for other
 * work.
 */
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
