// @vitest-environment jsdom
import '#tests/support/dialog-in-jsdom.ts';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForToasts, type ToastMessage } from '#components/ui/toast.ts';
import { fail, fakeApi, succeed } from '#tests/support/fake-api.ts';
import { aCorporateSession, aSignedIn } from '#tests/support/people.ts';
import {
  endSession,
  settleSignedOut,
  startSession,
  startCorporateSession,
} from '#features/session/client/session-changes.ts';
import { readSession } from '#features/session/client/session.ts';
import { askToSignIn, closeSignIn } from '#features/session/client/sign-in-prompt.ts';
import { AccountMenu } from './account-menu.tsx';
import { RequireSession } from './require-session.tsx';

configure({ asyncUtilTimeout: 5000 }); // the dialog and the menu are fetched when they are needed

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

const said: (ToastMessage | null)[] = [];
const form = () => document.querySelector('form')!;
const field = (label: string) => within(form()).getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.submit(form());
const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => field('Email'));
};

beforeEach(() => {
  said.length = 0;
  push.mockReset();
  localStorage.clear();
  listenForToasts((message) => said.push(message));
  settleSignedOut();
});
afterEach(() => {
  closeSignIn(false);
  cleanup();
});

describe('the account menu', () => {
  it('takes its place in the server’s page without knowing who will be in the tab', () => {
    startSession(aSignedIn());
    expect(renderToString(<AccountMenu />)).not.toContain('Asha');
  });

  it('[4.1] signs in over the page and shows who is in', async () => {
    fakeApi(() => succeed(aSignedIn()));
    render(<AccountMenu />);
    await openDialog();
    type('Email', 'asha@example.com');
    type('Password', 'ten letters and more');
    send();
    expect(await screen.findByRole('button', { name: 'Account of Asha Iyer, AI', hidden: true })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('AI')).toBeDefined();
    expect(push).not.toHaveBeenCalled();
  });

  it('[5.12] says beside each field what is missing, before anything is sent', async () => {
    const { sent } = fakeApi(() => succeed(1));
    render(<AccountMenu />);
    await openDialog();
    type('Email', 'asha');
    send();
    expect(await screen.findByText('Enter an email address such as asha@example.com.')).toBeDefined();
    expect(screen.getByText('Enter your password.')).toBeDefined();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('keeps the form and says so when the server refuses', async () => {
    fakeApi(() => fail(401, 'UNAUTHENTICATED', 'Email or password is incorrect. Check both, or sign up.'));
    render(<AccountMenu />);
    await openDialog();
    type('Email', 'asha@example.com');
    type('Password', 'wrong');
    send();
    expect(await screen.findByText('Email or password is incorrect. Check both, or sign up.')).toBeDefined();
    expect(field('Password').value).toBe('wrong');
    expect(readSession().status).toBe('out');
  });

  it('[4.1] [5.12] carries the address to sign-up, asks there for the code from the mail, and signs in with it', async () => {
    const proof = { proofToken: 'proof-1', email: 'asha@example.com', expiresAt: '2026-11-20T07:30:00.000Z' };
    const wrong = 'That code is incorrect or older than 10 minutes. Check the newest email, or request another code.';
    const { sent } = fakeApi(({ path, body }) => {
      if (path === '/api/users/register') return succeed(proof);
      return (body as { oneTimeCode: string }).oneTimeCode === '123456'
        ? succeed(aSignedIn())
        : fail(400, 'INVALID_INPUT', wrong, { oneTimeCode: wrong });
    });
    render(<AccountMenu />);
    await openDialog();
    type('Email', 'asha@example.com');
    fireEvent.click(screen.getByLabelText('Sign up'));
    expect(field('Email').value).toBe('asha@example.com');
    type('First name', 'Asha');
    fireEvent.click(screen.getByLabelText('Sign in'));
    fireEvent.click(screen.getByLabelText('Sign up'));
    expect(field('First name').value).toBe('Asha');
    type('Family name', 'Iyer');
    type('Mobile', '9845022812');
    type('Password', 'ten letters and more');
    send();
    const code = await screen.findByLabelText('Six-digit code');
    expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    fireEvent.click(screen.getByText('Wrong address? Change it'));
    expect(field('Email').value).toBe('asha@example.com');
    expect(field('Password').value).toBe('ten letters and more');
    send();
    await screen.findByLabelText('Six-digit code');
    type('Six-digit code', '000000');
    send();
    expect(await screen.findByText(wrong)).toBeDefined();
    type('Six-digit code', ' 123 456');
    send();
    await waitFor(() => expect(readSession().status).toBe('in'));
    expect(sent.at(-1)?.body).toMatchObject({ proofToken: 'proof-1', oneTimeCode: '123456' });
  });
});

describe('the end of a session', () => {
  it.each([
    ['logged-out', 'success', 'You have been logged out successfully.'],
    ['expired', 'warning', 'Your session has expired. Please log in again.'],
    ['unable-to-refresh', 'error', 'Unable to refresh your session. Please log in again.'],
  ] as const)('[8.6] [2.4] %s is said as %s, and leads to the landing page', async (end, tone, text) => {
    startSession(aSignedIn());
    render(<AccountMenu />);
    act(() => endSession(end));
    await waitFor(() => expect(said).toHaveLength(1));
    expect(said).toMatchObject([{ tone, text }]);
    expect(push.mock.calls).toEqual([['/']]);
  });

  it('[2.5] of a corporate user leads to the corporate landing page', async () => {
    startCorporateSession(aCorporateSession());
    render(<AccountMenu />);
    act(() => endSession('logged-out'));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(push.mock.calls).toEqual([['/corporate']]);
  });

  it('[7.5] comes at once when Log out is pressed', async () => {
    const { sent } = fakeApi(() => 'no answer');
    startSession(aSignedIn());
    render(<AccountMenu />);
    fireEvent.click(await screen.findByText('Log out'));
    expect(readSession().status).toBe('out');
    await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('a screen that needs a session', () => {
  const screenOf = (
    <RequireSession title="Sign in to see your trips" skeleton={<p>Looking</p>}>
      <p>My trips</p>
    </RequireSession>
  );

  it('shows its skeleton in the server’s page', () => expect(renderToString(screenOf)).toContain('Looking'));

  it('[4.1] asks to sign in, and shows the screen once somebody is in', () => {
    render(screenOf);
    expect(screen.getByText('Sign in to see your trips')).toBeDefined();
    expect(screen.queryByText('My trips')).toBeNull();
    act(() => startSession(aSignedIn()));
    expect(screen.getByText('My trips')).toBeDefined();
  });
});

describe('askToSignIn', () => {
  it('answers at once when somebody is in', async () => {
    startSession(aSignedIn());
    expect(await askToSignIn()).toBe(true);
  });

  it('answers false when the dialog is closed, true when somebody came in', async () => {
    render(<AccountMenu />);
    const closed = askToSignIn();
    fireEvent.click(await screen.findByLabelText('Close'));
    expect(await closed).toBe(false);
    const entered = askToSignIn();
    act(() => startSession(aSignedIn()));
    expect(await entered).toBe(true);
  });
});
