import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { employees } from '#features/companies/server/tables.ts';
import { mails } from '#lib/server/db/tables.ts';
import { aCompany } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { database, ask, good, people, refused } = useCompanyOffice();

describe('[7.20] importing people', () => {
  const bytes = (text: string) => Buffer.from(text).toString('base64');
  const header = 'First name;Last name;Work email;Mobile;Department;Manager email\r\n';
  type Report = {
    ok: boolean;
    rows: number;
    ready: number;
    added: number;
    problems: { line: number; column: string; text: string }[];
    fileProblems: string[];
  };
  const send = (file: string, apply: boolean, as: string) =>
    good<Report>('POST', 'employees/import', { file: bytes(file), apply }, as);

  it('tries a file, adds nobody while a line is wrong, and all once none is', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    await good('POST', 'departments', { departmentName: 'बिक्री' }, admin);
    const right =
      'मीरा;नायर;meera@kaveri.example;+91 90000 00001;बिक्री;om@kaveri.example\r\nOm;Rao;om@kaveri.example;9876543210;;\r\n';
    const wrong = await send(
      `\uFEFF${header}${right}=cmd|' /C calc'!A0;Rao;om@kaveri.example;x;Nowhere;\r\n`,
      true,
      admin,
    );
    expect([wrong.ok, wrong.rows, wrong.added]).toEqual([false, 3, 0]);
    expect(wrong.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '4 First name',
      '4 Mobile',
      '4 Work email',
      '4 Department',
    ]);
    expect((await people({}, admin, company.companyDetails._id)).count).toBe(1);

    expect(await send(`\uFEFF${header}${right}`, false, admin)).toMatchObject({ ok: true, ready: 2, added: 0 });
    await database().delete(mails);
    expect(await send(`\uFEFF${header}${right}`, true, admin)).toMatchObject({ ok: true, ready: 2, added: 2 });
    const { users, count } = await people({ searchKey: 'मीरा' }, admin, company.companyDetails._id);
    expect([count, users[0]?.state, users[0]?.department !== null, users[0]?.manager !== null]).toEqual([
      1,
      'invited',
      true,
      true,
    ]);
    expect((await database().select().from(mails)).map(({ template }) => template)).toEqual([
      'invitation',
      'invitation',
    ]);
  });

  it('takes 10,000 at once, refuses more and what was cut off, adding nobody', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const lines = (count: number) =>
      'First name,Last name,Work email,Mobile\n' +
      Array.from(
        { length: count },
        (_, at) => `P${at},Rao,p${at}@k.example,+91 90000 ${String(at).padStart(5, '0')}\n`,
      ).join('');
    expect(await send(lines(10_001), true, admin)).toMatchObject({
      ok: false,
      added: 0,
      fileProblems: [expect.stringContaining('at most 10,000 people') as string],
    });
    expect(await send(lines(30).slice(0, -30), true, admin)).toMatchObject({ ok: false, added: 0 });
    expect(
      (await refused('POST', 'employees/import', { file: bytes(lines(100_000)), apply: true }, admin)).status,
    ).toBe(413);
    expect(await send(lines(10_000), true, admin)).toMatchObject({ ok: true, added: 10_000 });
    expect(await database().$count(employees, eq(employees.companyId, company.companyDetails._id))).toBe(10_001);
  }, 60_000);

  it('reads one file of a company at a time, and asks who sends another meanwhile to wait', async () => {
    const [one, other] = [await aCompany(), await aCompany()];
    const long =
      header.replaceAll(';', ',') +
      Array.from({ length: 10_000 }, (_, at) => `P,Rao,p${at}@k.example,+91 90000 00000,Nowhere ${at},\n`).join('');
    const read = ({ accessTokenData }: typeof one) =>
      ask('POST', 'employees/import', { file: bytes(long), apply: false }, accessTokenData.accessToken);
    const answers = await Promise.all([read(one), read(one), read(one), read(other)]);
    expect(
      answers
        .slice(0, 3)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409, 409]);
    expect(answers[3]?.status).toBe(200);
    expect((await read(one)).status).toBe(200);
  });
});
