import { describe, expect, it } from 'vitest';
import { csvLine } from '#lib/shared/csv/write-csv.ts';
import { asha, bytes, context, dryRun, file, HEAD, named, said } from '#tests/support/employee-import.ts';
import { REPORTED_PROBLEMS } from './employee-import.ts';
import { importFile } from './import-file.ts';

describe('[6.6] a hostile file', { timeout: 20_000 }, () => {
  it('of 10,000 lines, each naming another department that is none of 1,000, is read to its end', () => {
    const departments = named(...Array.from({ length: 1000 }, (_, at) => `Department of long-distance travel ${at}`));
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Asha,Iyer,a${at}@example.com,9000000001,,Department of long-distnace travle ${at},,,,,`,
    );
    expect(dryRun(file(...lines), { departments })).toMatchObject({ ok: false, rows: 10_000, problemCount: 10_000 });
  });

  it('names a circle of 5,000 managers by its first few', () => {
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `Asha,Iyer,a${at}@example.com,9000000001,,,,,,,a${(at + 1) % 5000}@example.com`,
    );
    expect(said(dryRun(file(...lines)))).toEqual([
      '2 Manager email: These are each other’s managers: a0@example.com, a1@example.com, a2@example.com, a3@example.com, a4@example.com, and 4995 more.',
    ]);
  });

  it('with 100,000 columns names the first of them, shortened', () => {
    const { ignoredColumns } = dryRun(`${HEAD}${`,${'x'.repeat(100)}`.repeat(100_000)}\n${asha}\n`);
    expect([ignoredColumns.length, ignoredColumns[0]]).toEqual([20, 'x'.repeat(60)]);
  });
});

describe('[6.6] a file of 100,000 people', { timeout: 60_000 }, () => {
  const people = (count: number) =>
    bytes(
      `${HEAD}\r\n` +
        Array.from({ length: count }, (_, index) =>
          csvLine([
            'Asha',
            'Iyer',
            `asha.${index}@example.com`,
            '+91 90000 00001',
            `N-${index}`,
            'Sales, South',
            'Engineer',
            'Band 3',
            'Level 5',
            null,
            null,
          ]),
        ).join(''),
    );

  it('is read to its end and refused in one sentence', () => {
    const report = importFile(people(100_000), context({ departments: named('Sales, South') }));
    expect(report).toMatchObject({
      ok: false,
      rows: 100_000,
      problemCount: 0,
      fileProblems: ['The file has 100,000 people; one import takes at most 10,000 people. Split it.'],
    });
    expect(report.ready).toHaveLength(10_000);
  });

  it('could be taken whole', () => {
    expect(importFile(people(100_000), context({ departments: named('Sales, South'), limit: 100_000 }))).toMatchObject({
      ok: true,
      rows: 100_000,
    });
  });

  it('counts every problem, but reports the first thousand', () => {
    const report = importFile(people(5000), context());
    expect(report).toMatchObject({ ok: false, problemCount: 5000, problemRows: 5000, ready: [] });
    expect(report.problems).toHaveLength(REPORTED_PROBLEMS);
  });
});
