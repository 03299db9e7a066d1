import { describe, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { fileResponse } from './file-response.ts';

const files = operations.flatMap(({ path, file }) => (file ? [{ path, file }] : []));

describe('a file to download', () => {
  it.each(files)('$path is saved under a name of ours and kept by no cache', ({ path, file }) => {
    const { headers } = fileResponse(new Uint8Array(), { path, file }, 'req_1');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.(pkpass|pdf|ics|csv|bin)"$/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    if (file.startsWith('text/')) expect(headers.get('content-type')).toBe(`${file}; charset=utf-8`);
  });

  it('has the last telling word of its path as name', () => {
    const nameOf = (path: `/api/${string}`, file: 'application/pdf' | 'text/csv') =>
      fileResponse(new Uint8Array(), { path, file }, 'req_1').headers.get('content-disposition');
    expect(nameOf('/api/documents/credit-note', 'application/pdf')).toBe('attachment; filename="credit-note.pdf"');
    expect(nameOf('/api/corporate/audit-trail/file', 'text/csv')).toBe('attachment; filename="audit-trail.csv"');
  });
});
