import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const missing = ['qpdf', 'pdftotext', 'pdfinfo'].filter((tool) => spawnSync(tool, ['--version']).error);

/** True where PDFs cannot be looked into: the tools are missing and this is no CI, which must have them. */
export const noPdfTools = missing.length > 0 && !process.env.CI;
if (noPdfTools)
  console.warn(
    `Tests that look into PDFs are skipped: ${missing.join(' and ')} not found (Debian: apt-get install qpdf poppler-utils).`,
  );

/** Says nothing when qpdf finds the file sound; throws what it found otherwise. */
export const checkPdf = (pdf: Uint8Array): void =>
  void onFile(pdf, (file) => execFileSync('qpdf', ['--check', file], { stdio: 'pipe' }));

/** The words of a PDF as a reader would copy them, in reading order, one space between. */
export const textOf = (pdf: Uint8Array): string =>
  onFile(pdf, (file) => execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })).replace(/\s+/g, ' ');

/** What a PDF says of itself: Title, Author, Pages, Tagged … */
export function factsOf(pdf: Uint8Array): Record<string, string> {
  const lines = onFile(pdf, (file) => execFileSync('pdfinfo', [file], { encoding: 'utf8' })).split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function onFile<Result>(pdf: Uint8Array, look: (file: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
  try {
    const file = path.join(folder, 'document.pdf');
    writeFileSync(file, pdf);
    return look(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
