import { describe, expect, it } from 'vitest';
import { ticketFileProblem } from './ticket-files.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('a ticket file', () => {
  it.each([
    ['a PDF', PDF, 'ticket.pdf'],
    ['a PDF whose ending is in capitals', PDF, 'TICKET.PDF'],
    ['a picture', PNG, 'pass.png'],
  ])('[3.15] is taken: %s', (_, bytes, name) => {
    expect(ticketFileProblem(bytes, name)).toBeNull();
  });

  it.each([
    ['a web page', Buffer.from('<!doctype html><script>1</script>'), 'a.pdf', 'Choose a PDF, JPEG, PNG or WebP file.'],
    ['a drawing', Buffer.from('<svg onload="1"/>'), 'a.png', 'Choose a PDF, JPEG, PNG or WebP file.'],
    ['a program', Buffer.from('MZ\x90\0'), 'a.exe', 'Choose a PDF, JPEG, PNG or WebP file.'],
    ['nothing', Buffer.alloc(0), 'a.pdf', 'Choose a PDF, JPEG, PNG or WebP file.'],
    ['a PDF that says it is another', PDF, 'a.html', 'The file is a PDF by its content, but not by its name.'],
    ['half a PDF', PDF.subarray(0, 12), 'a.pdf', 'The PDF is cut off: its end is missing.'],
    ['a picture that says it is a PDF', PNG, 'a.pdf', 'The file is a PNG file by its content, but not by its name.'],
    [
      'a picture with something behind it',
      Buffer.concat([PNG, Buffer.from('<script>')]),
      'a.png',
      'The file has 8 bytes after the end of the picture; save it again as PNG.',
    ],
  ])('[3.15] is refused: %s', (_, bytes, name, problem) => {
    expect(ticketFileProblem(bytes, name)).toBe(problem);
  });
});
