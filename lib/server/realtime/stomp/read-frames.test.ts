import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameText } from './frame.ts';
import { frameReader } from './read-frames.ts';

const LIMITS = { frameBytes: 300, headers: 4 };
const read = (...pieces: (string | Buffer)[]) => {
  const reader = frameReader(LIMITS);
  const frames = pieces.flatMap((piece) => reader.read(Buffer.from(piece)));
  return {
    frames: frames.map(({ command, headers, body }) => ({ command, headers: Object.fromEntries(headers), body })),
    unfinished: reader.unfinished(),
  };
};

describe('the frames of STOMP 1.2', () => {
  it.each<[string, string, object]>([
    ['a frame without headers', 'DISCONNECT\n\n\0', { command: 'DISCONNECT', headers: {}, body: '' }],
    [
      'lines that end with CR LF',
      'SUBSCRIBE\r\nid:1\r\n\r\n\0',
      { command: 'SUBSCRIBE', headers: { id: '1' }, body: '' },
    ],
    [
      'a header given twice: the first holds',
      'SEND\na:1\na:2\n\nx\0',
      { command: 'SEND', headers: { a: '1' }, body: 'x' },
    ],
    ['escapes', 'SEND\na\\cb:c\\n\\r\\\\d\n\n\0', { command: 'SEND', headers: { 'a:b': 'c\n\r\\d' }, body: '' }],
    [
      'no escapes in CONNECT',
      'CONNECT\npasscode:a\\qb\n\n\0',
      { command: 'CONNECT', headers: { passcode: 'a\\qb' }, body: '' },
    ],
    ['a value with colons and spaces', 'SEND\nat: a:b \n\n\0', { command: 'SEND', headers: { at: ' a:b ' }, body: '' }],
    [
      'a body with a NUL in it, by its length',
      'SEND\ncontent-length:3\n\na\0b\0',
      { command: 'SEND', headers: { 'content-length': '3' }, body: 'a\0b' },
    ],
    ['characters beyond ASCII', 'SEND\nat:₹\n\nकोच्चि\0', { command: 'SEND', headers: { at: '₹' }, body: 'कोच्चि' }],
    ['ends of line before it are heart-beats', '\n\r\n\nSEND\n\n\0\n', { command: 'SEND', headers: {}, body: '' }],
  ])('[7.19] are read: %s', (_, bytes, frame) => {
    expect(read(bytes)).toEqual({ frames: [frame], unfinished: false });
  });

  it('[7.19] a heart-beat is no frame, and half a frame is unfinished', () => {
    expect(read('\n')).toEqual({ frames: [], unfinished: false });
    expect(read('SEND\nat:1\n')).toEqual({ frames: [], unfinished: true });
    expect(read('SEND\ncontent-length:9\n\nab\0')).toEqual({ frames: [], unfinished: true });
  });

  it.each([
    ['a command that there is not', 'DELETE\n\n\0', 'This is no command of STOMP 1.2.'],
    ['an HTTP request', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n', 'This is no command of STOMP 1.2.'],
    ['a header without a colon', 'SEND\nabc\n\n\0', 'A header is a name, a colon and a value.'],
    ['a header without a name', 'SEND\n:abc\n\n\0', 'A header is a name, a colon and a value.'],
    ['another escape', 'SEND\na:\\t\n\n\0', 'A header has an escape that STOMP 1.2 does not know.'],
    ['a backslash at the end', 'SEND\na:b\\\n\n\0', 'A header has an escape that STOMP 1.2 does not know.'],
    ['headers that end with NUL', 'SEND\na:b\0', 'A frame’s headers end with an empty line.'],
    ['a body where none may be', 'SUBSCRIBE\nid:1\n\nx\0', 'SUBSCRIBE has no body.'],
    ['a length that is none', 'SEND\ncontent-length:-1\n\nx\0', 'content-length is a number of bytes.'],
    ['a body longer than its length', 'SEND\ncontent-length:1\n\nxy\0', 'The body is longer than its content-length.'],
    ['too many headers', 'SEND\na:1\nb:1\nc:1\nd:1\ne:1\n\n\0', 'A frame has at most 4 headers.'],
    ['a length beyond the limit', 'SEND\ncontent-length:301\n\n', 'A frame has at most 300 bytes.'],
    ['a body beyond the limit', `SEND\n\n${'x'.repeat(300)}`, 'A frame has at most 300 bytes.'],
    ['a header beyond the limit', `SEND\n${'x'.repeat(300)}`, 'A frame has at most 300 bytes.'],
    ['a whole frame beyond the limit', `SEND\n\n${'x'.repeat(300)}\0`, 'A frame has at most 300 bytes.'],
  ])('[7.19] are refused: %s', (_, bytes, message) => {
    expect(() => read(bytes)).toThrow(message);
  });

  it('[7.19] are refused: bytes that are no UTF-8', () => {
    expect(() => read(Buffer.from([...Buffer.from('SEND\n\n'), 0xc3, 0x28, 0]))).toThrow(
      'Frames are written in UTF-8.',
    );
  });

  it('[7.19] are the same, however they are cut into pieces and whatever they say', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const frame = fc.record({ headers: fc.dictionary(text.filter(Boolean), text, { maxKeys: 3 }), body: text });
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 4 }), fc.array(fc.nat(200), { maxLength: 12 }), (frames, cuts) => {
        const sent = frames.map(({ headers, body }) => ({
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          body,
        }));
        const bytes = Buffer.from(
          sent.map(({ headers, body }) => frameText('SEND', body ? headers : { ...headers }, body)).join('\n'),
        );
        const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
        const pieces = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
        expect(read(...pieces).frames).toEqual(sent.map((one) => ({ command: 'SEND', ...one })));
      }),
    );
  });
});
