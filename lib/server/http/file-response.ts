import 'server-only';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import { wholeAnswer } from './whole-answer.ts';

const ENDINGS: Record<NonNullable<AnyOperation['file']>, string> = {
  'application/pdf': 'pdf',
  'application/vnd.apple.pkpass': 'pkpass',
  'application/octet-stream': 'bin',
  'text/calendar': 'ics',
  'text/csv': 'csv',
};

/**
 * The name under which an operation's file is saved: the last descriptive word of its path. It contains nothing from
 * the request, so no request can inject a header or a path (OWASP ASVS 5.0 V5.4.1, V5.4.2).
 */
export function fileNameOf({
  path,
  file,
}: Pick<AnyOperation, 'path'> & { file: NonNullable<AnyOperation['file']> }): string {
  const name = path
    .split('/')
    .filter((word) => word !== 'file')
    .at(-1);
  return `${name}.${ENDINGS[file]}`;
}

/** A file that is saved, never displayed by the browser and never cached. Texts are declared as UTF-8. */
export function fileResponse(
  bytes: Uint8Array<ArrayBuffer>,
  operation: Pick<AnyOperation, 'path'> & { file: NonNullable<AnyOperation['file']> },
  requestId: string,
): Response {
  const { file } = operation;
  return wholeAnswer(bytes, {
    headers: {
      'content-type': file.startsWith('text/') ? `${file}; charset=utf-8` : file,
      'content-disposition': `attachment; filename="${fileNameOf(operation)}"`,
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
    },
  });
}
