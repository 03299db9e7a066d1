// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { settleSignedOut, startSession } from '#features/session/client/session-changes.ts';
import { putUnchecked } from '#features/session/client/session.ts';
import { closeSignIn, useSignInPrompt } from '#features/session/client/sign-in-prompt.ts';
import { fakeApi, succeed } from '#tests/support/fake-api.ts';
import { aSignedIn } from '#tests/support/people.ts';
import { SaveStay } from './save-stay.tsx';

configure({ asyncUtilTimeout: 5000 }); // what saves is fetched when it is needed

const STAY = { checkIn: '2026-12-14', checkOut: '2026-12-16', rooms: [{ adults: 2, childAges: [] }] };
const Prompt = () => <output>{useSignInPrompt().open ? 'asked' : 'not asked'}</output>;
const show = () =>
  render(
    <>
      <Prompt />
      <SaveStay hotel="casa-kochi" stay={STAY} />
    </>,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  closeSignIn(false);
  cleanup();
});

it('[4.2] a press while it is not known who is signed in asks nobody who is, and saves', async () => {
  const { sent } = fakeApi(({ path }) => succeed(path.endsWith('/save') ? { savedId: 'sav_1' } : { savedId: null }));
  act(putUnchecked);
  show();
  press();
  await act(() => Promise.resolve());
  expect(screen.getByText('not asked')).toBeDefined();
  act(() => startSession(aSignedIn()));
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/saved/save'));
  expect(screen.getByText('not asked')).toBeDefined();
});

it('[4.2] a press of nobody asks to sign in once that is known', async () => {
  act(putUnchecked);
  show();
  press();
  act(settleSignedOut);
  await waitFor(() => expect(screen.getByText('asked')).toBeDefined());
});
