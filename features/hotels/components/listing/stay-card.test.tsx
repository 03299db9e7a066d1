// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { aStay, anOffer } from '#tests/support/listed-stays.ts';
import type { StayOffer } from '../../contract.ts';
import { pointAt } from './pointed-stay.ts';
import { StayCard } from './stay-card.tsx';

const DATES = { checkIn: '2026-12-12', checkOut: '2026-12-15', rooms: [{ adults: 2, childAges: [5] }] };
const card = (offer: Partial<StayOffer> = {}, score: number | null = 9.1) => (
  <StayCard
    stay={aStay({ slug: 'kettuvallam-house', area: 'Kumbalangi', score })}
    offer={anOffer(offer)}
    dates={DATES}
    nights={3}
    today="2026-11-21"
  />
);

afterEach(() => {
  cleanup();
  act(() => pointAt(''));
});

describe('[7.20] a stay in the list', () => {
  it('[7.20] says the total with taxes largest, the night smallest, and axe has nothing to say', async () => {
    const { container } = render(
      <ul>
        <li>{card()}</li>
      </ul>,
    );
    expect(screen.getByText('14,868 rupees')).toBeTruthy();
    expect(screen.getByText('3 nights, taxes included')).toBeTruthy();
    expect(screen.getByText('4,956 rupees')).toBeTruthy();
    expect(screen.getByText('Superb')).toBeTruthy();
    expect(screen.getByText('318 guests')).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('[7.20] leads to the hotel with the stay and the price that was seen', () => {
    render(card());
    expect(screen.getByRole('link', { name: 'Kettuvallam House' }).getAttribute('href')).toBe(
      '/hotels/kettuvallam-house?checkin=2026-12-12&checkout=2026-12-15&rooms=2-5&seen=1486800',
    );
  });

  it.each<[Partial<StayOffer>, string]>([
    [{}, 'Free cancellation until 2 Dec, 14:00'],
    [{ refund: 'part', share: 50, until: '2026-12-08T14:00' }, '50% back until 8 Dec, 14:00'],
    [{ refund: 'part', share: 70, until: '2027-01-08T12:00' }, '70% back until 8 Jan 2027, 12:00'],
    [{ refund: 'none', share: 0, until: null }, 'Non-refundable'],
    [{ refund: 'free', until: null }, 'Free cancellation'],
  ])('[4.13] says what comes back: %o', (offer, words) => {
    render(card(offer));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('[7.20] a house nobody has scored says so', () => {
    render(card({}, null));
    expect(screen.getByText('No score yet')).toBeTruthy();
  });

  it('[7.20] is marked while it, or its pin on the map, is pointed at', () => {
    const { container } = render(card());
    const look = () => container.querySelector('article')!.className;
    const plain = look();
    fireEvent.pointerEnter(container.querySelector('article')!);
    expect(look()).not.toBe(plain);
    fireEvent.pointerLeave(container.querySelector('article')!);
    expect(look()).toBe(plain);
    act(() => pointAt('kettuvallam-house'));
    expect(look()).not.toBe(plain);
  });
});
