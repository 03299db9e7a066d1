import 'server-only';

/** Shared by the whole process: the routes of Next's build and the server load this module separately (ADR 2). */
const WHOLE = Symbol.for('sarai: the whole body of an answer');

type Body = string | Uint8Array<ArrayBuffer>;

/**
 * A response whose body is in memory. `Response` copies the bytes and its sender reads them from a stream, which for
 * half a megabyte takes longer than building them; the sender of this one takes the bytes directly.
 */
export function wholeAnswer(body: Body, init: ResponseInit): Response {
  return Object.defineProperty(new Response(typeof body === 'string' ? body : atOnce(body), init), WHOLE, {
    value: body,
  });
}

/** The body of a response that is in memory; undefined when it is a stream. */
export const wholeBodyOf = (answer: Response): Body | undefined => (answer as { [WHOLE]?: Body })[WHOLE];

/** The bytes as a stream, for callers that do not know this class: created when first read. */
const atOnce = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
