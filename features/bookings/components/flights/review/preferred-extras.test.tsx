// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import type { FlightBooking } from '../../../contract.ts';
import type { Extras } from './extras-choice.ts';
import { PreferredExtras } from './preferred-extras.tsx';
import type { Preference } from './preferred-meals.ts';

const FLIGHT = 'AI505.2026-12-08';
const offered = (price: number) => ({
  bounds: [{ flights: [{ flightId: FLIGHT, meals: [{ code: 'VJML', name: 'Jain meal', price }] }] }],
});
const answer = vi.fn<() => { data: ReturnType<typeof offered> | undefined }>();
vi.mock('../../../client/flights/extras-queries.ts', () => ({ useExtrasOffered: () => answer() }));

const saved = vi.fn<(next: Extras) => void>();
const booking = { currency: 'INR' } as FlightBooking;
const MEAL: Extras = [{ kind: 'meal', passenger: 0, flight: FLIGHT, code: 'VJML' }];

/** The review's part of it: choices and what was proposed are kept above. */
function Review({ preference, extras = [] }: { preference: Omit<Preference, 'proposed'>; extras?: Extras }) {
  const [chosen, setChosen] = useState<Extras>(extras);
  const [proposed, setProposed] = useState(false);
  const [opened, setOpened] = useState(0);
  return (
    <StrictMode>
      <PreferredExtras
        key={opened}
        booking={booking}
        names={['Meera Nair']}
        preferences={[{ ...preference, proposed }]}
        chosen={chosen}
        onChoose={(next) => {
          saved(next);
          setChosen(next);
        }}
        onProposed={() => setProposed(true)}
      />
      <button onClick={() => setChosen([])}>No meal</button>
      <button onClick={() => setOpened(opened + 1)}>Come back</button>
    </StrictMode>
  );
}

const own = () => screen.getByRole('list', { name: 'Your preferences' }).textContent;
beforeEach(() => void saved.mockClear());
afterEach(cleanup);

describe('[7.20] the preferences of a saved traveller in the review of a flight', () => {
  it('an included meal is chosen once, and stays away when it is taken back', async () => {
    answer.mockReturnValue({ data: offered(0) });
    const { container } = render(<Review preference={{ meal: 'VJML', seat: 'window' }} />);
    await waitFor(() => expect(own()).toContain('Jain meal, chosen; a window seat'));
    expect(saved.mock.calls).toEqual([[MEAL]]);
    expect(await axeProblems(container)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'No meal' }));
    fireEvent.click(screen.getByRole('button', { name: 'Come back' }));
    expect(screen.getByRole('button', { name: 'Add the meal, included for Meera Nair on 1 flight' })).toBeTruthy();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('a meal that costs something waits for its button', async () => {
    answer.mockReturnValue({ data: offered(40_000) });
    render(<Review preference={{ meal: 'VJML', seat: '' }} />);
    const add = await screen.findByRole('button', { name: 'Add the meal, ₹400 for Meera Nair on 1 flight' });
    expect(saved).not.toHaveBeenCalled();
    fireEvent.click(add);
    expect(saved.mock.calls).toEqual([[MEAL]]);
    expect(own()).toContain('Jain meal, chosen');
  });

  it('another meal that is chosen stays; a meal that is not offered is said', async () => {
    answer.mockReturnValue({ data: offered(0) });
    const extras: Extras = [{ kind: 'meal', passenger: 0, flight: FLIGHT, code: 'DBML' }];
    const { unmount } = render(<Review preference={{ meal: 'VJML', seat: '' }} extras={extras} />);
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    unmount();
    render(<Review preference={{ meal: 'AVML', seat: 'aisle' }} />);
    await waitFor(() => expect(own()).toContain('preferred meal not offered on these flights; an aisle seat'));
    expect(saved).not.toHaveBeenCalled();
  });
});
