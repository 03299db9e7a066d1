import 'server-only';

/** Known to the whole process: the routes of Next's build and the server around them have a copy of this module each (ADR 2). */
const WHOLE = Symbol.for('sarai: the whole body of an answer');

type Body = string | Uint8Array<ArrayBuffer>;

/**
 * An answer whose body is there at once. `Response` would copy its bytes, and whoever sends it would read them from a
 * stream, which for half a megabyte takes longer than making them; who sends this one can take them as they are.
 */
export function wholeAnswer(body: Body, init: ResponseInit): Response {
  return Object.defineProperty(new Response(typeof body === 'string' ? body : atOnce(body), init), WHOLE, {
    value: body,
  });
}

/** The body of an answer that was made whole; undefined where it comes as a stream. */
export const wholeBodyOf = (answer: Response): Body | undefined => (answer as { [WHOLE]?: Body })[WHOLE];

/** The bytes as a stream, for those who know nothing of this: not touched until somebody reads. */
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
