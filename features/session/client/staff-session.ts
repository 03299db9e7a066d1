import { create } from 'zustand';
import { isRecord, parsed, tab } from '#lib/client/browser-storage.ts';
import { connectStaff } from '#lib/client/send-as-staff.ts';
import { claimTab, thisTab } from './tabs.ts';

/** Someone of the product's own staff, signed in at the desk in this tab, besides any other session. */
export type StaffUser = { _id: string; name: string; email: string; accessToken: string; tabId: string };

/** `checking` until this tab's storage was read. `ended`: the server refused the token of who was signed in. */
export type StaffSession =
  | { status: 'in'; staff: StaffUser }
  | { status: 'checking'; staff: null }
  | { status: 'out'; staff: null; ended: boolean };

/** Storage key of the sign-in at the desk in a tab. */
const STAFF_KEY = 'staffDetails';

const store = create<{ session: StaffSession }>(() => ({ session: { status: 'checking', staff: null } }));
const put = (session: StaffSession): void => store.setState({ session });

/** Who is signed in at the desk in this tab. */
export const useStaffSession = (): StaffSession => store(({ session }) => session);
/** The same, outside components. */
export const readStaffSession = (): StaffSession => store.getState().session;

connectStaff({
  token: () => readStaffSession().staff?.accessToken ?? null,
  onRefused: (token) => {
    if (readStaffSession().staff?.accessToken === token) leave(true);
  },
});

/** Signs this tab in at the desk. */
export function startStaff(signedIn: Omit<StaffUser, 'tabId'>): void {
  const staff = { ...signedIn, tabId: thisTab() };
  tab.write(STAFF_KEY, JSON.stringify(staff));
  put({ status: 'in', staff });
}

/** Signs this tab out of the desk. */
export const dropStaff = (): void => leave(false);

function leave(ended: boolean): void {
  tab.remove(STAFF_KEY);
  put({ status: 'out', staff: null, ended });
}

/** Restores the sign-in of this tab after a reload; a duplicated tab starts signed out (4.5). */
export async function restoreStaff(): Promise<void> {
  if (readStaffSession().status !== 'checking') return;
  const kept = storedStaff();
  const ours = kept !== null && (await claimTab(kept.tabId));
  if (readStaffSession().status !== 'checking') return; // a sign-in meanwhile takes precedence
  if (kept && ours) put({ status: 'in', staff: kept });
  else leave(false);
}

/** What this tab's storage holds, if it is complete. */
function storedStaff(): StaffUser | null {
  const kept = parsed(tab.read(STAFF_KEY));
  const whole = isRecord(kept) && FIELDS.every((field) => typeof kept[field] === 'string' && kept[field] !== '');
  return whole ? (kept as StaffUser) : null;
}

const FIELDS = ['_id', 'name', 'email', 'accessToken', 'tabId'] as const satisfies (keyof StaffUser)[];
