import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { aSarai, finish, type Sarai } from './whole-process.ts';

export const ASHA = { email: 'asha@demo.sarai.in', password: 'asha-travels-2026' };
export const RAVI = { email: 'ravi@demo.sarai.in', password: 'ravi-travels-2026' };
/** Somebody who is not of the demo. */
export const MEERA = {
  firstName: 'Meera',
  lastName: 'Pillai',
  email: 'meera.pillai@example.com',
  mobile: '+91 98470 12345',
  password: 'a-password-nobody-guesses',
};
/** The moment at which each process begins its clock: what the demo stock offers depends on the day. */
export const CLOCK = '2026-12-01T06:30:00Z';
export const TODAY = dateInZone(new Date(CLOCK), 'Asia/Kolkata');

/**
 * Starts the product below `root`, a folder of this file alone, as often as a test asks. Before the first test the folder
 * is emptied; after the last one whatever still runs is ended, with the embedded database of each folder in `folders`.
 */
export function useStarts(root: string, ...folders: string[]) {
  const running: Sarai[] = [];
  const stopDatabases = async () => {
    for (const folder of folders)
      if (databaseOf(folder)) await finish('scripts/reset-database.mjs', { DATA_DIR: folder });
  };
  beforeAll(async () => {
    await stopDatabases();
    rmSync(root, { recursive: true, force: true });
  });
  afterAll(async () => {
    for (const one of running) one.kill('SIGKILL');
    await stopDatabases();
  });
  /** A process that is open, and the HTTP states of /api/ready on the way there. */
  return async (environment: Record<string, string>, file?: string): Promise<{ sarai: Sarai; states: number[] }> => {
    const sarai = await aSarai({ CLOCK, ...environment }, file);
    running.push(sarai);
    return { sarai, states: await sarai.ready() };
  };
}

/** The process id of the embedded database in this folder, while it runs. */
export function databaseOf(folder: string): number | null {
  const file = path.join(folder, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

type Answer<Data> = { status: number; json: { status: string; data: Data; message?: string } };

/** A request with and for JSON to this process. */
export const callOf = async <Data>(
  at: Sarai,
  method: string,
  url: string,
  body?: unknown,
  token?: string,
): Promise<Answer<Data>> => {
  const answer = await fetch(at.base + url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as Answer<Data>['json'] };
};
export const signInTo = (at: Sarai, who: { email: string; password: string }) =>
  callOf<{ accessToken: string; _id: string }>(at, 'POST', '/api/users/login', who);
/** How many stays of a city are on sale in twenty days. */
export const staysIn = async (at: Sarai, city: string) => {
  const { json } = await callOf<{ stays: unknown[] }>(
    at,
    'GET',
    `/api/hotels/search?city=${city}&checkin=${addDays(TODAY, 20)}&checkout=${addDays(TODAY, 22)}&rooms=2`,
  );
  return json.data.stays.length;
};
/** Signs a person up by the code in the email that the folder of the embedded post keeps; gives the last status. */
export async function signUpTo(process: Sarai, dataDir: string, person: { email: string }): Promise<number> {
  const { json } = await callOf<{ proofToken: string }>(process, 'POST', '/api/users/register', person);
  const codeOf = () => {
    const folder = path.join(dataDir, 'mail');
    const emails = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string; text: string })
      : [];
    return /^\d{6}$/m.exec(emails.find(({ to }) => to === person.email)?.text ?? '')?.[0];
  };
  await vi.waitUntil(codeOf, 20_000);
  return (
    await callOf(process, 'POST', '/api/users/register/confirm', {
      proofToken: json.data.proofToken,
      oneTimeCode: codeOf(),
    })
  ).status;
}
