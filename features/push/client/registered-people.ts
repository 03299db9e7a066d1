import { browser, isRecord, parsed } from '#lib/client/browser-storage.ts';

/** Storage key of who is registered in this browser: the endpoint of each, and when it was last sent to the server. */
const KEY = 'pushDevices';
/** The cache in which the worker reads who they are: it has no access to `localStorage`. */
const PEOPLE = 'push-people';

/** `token`: Firebase's, where the browser registered there; else the subscription is the token. */
type Registered = { endpoint: string; at: number; token?: string };

/** A person of a user type, as the worker knows them. */
export type PersonKey = `${string}:${string}`;
export const personKey = ({ userId, userType }: { userId: string; userType: string }): PersonKey =>
  `${userType}:${userId}`;

function all(): Record<string, Registered> {
  const kept = parsed(browser.read(KEY));
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, Registered] =>
        isRecord(entry[1]) && typeof entry[1].endpoint === 'string' && typeof entry[1].at === 'number',
    ),
  );
}

/** The registration of a person in this browser; undefined without one. */
export const registeredHere = (person: PersonKey): Registered | undefined => all()[person];

/** Stores that a person is registered, for the pages and the worker. */
export const addPerson = (person: PersonKey, registered: Registered): Promise<void> =>
  write({ ...all(), [person]: registered });

/** Stores that a person is not registered any more; gives how many others are. */
export async function removePerson(person: PersonKey): Promise<number> {
  const { [person]: _, ...others } = all();
  await write(others);
  return Object.keys(others).length;
}

async function write(people: Record<string, Registered>): Promise<void> {
  browser.write(KEY, JSON.stringify(people));
  const cache = await caches.open(PEOPLE);
  await cache.put('/', new Response(JSON.stringify(Object.keys(people))));
}
