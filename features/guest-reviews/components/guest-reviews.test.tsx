// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import type { GuestReview, GuestReviewList, ReviewSummary } from '../contract.ts';
import { GuestReviews } from './guest-reviews.tsx';

const aReview = (changes: Partial<GuestReview> = {}): GuestReview => ({
  reviewId: 'grv_1',
  name: 'Asha R.',
  trip: 'couple',
  stayedIn: '2026-12',
  overall: 8,
  cleanliness: 9,
  location: null,
  staff: null,
  value: null,
  liked: 'Quiet rooms.\nKind people.',
  disliked: '',
  publishedOn: '2027-01-05',
  answer: null,
  ...changes,
});
const summary = (byScore: number[], more: Partial<ReviewSummary> = {}): ReviewSummary => ({
  count: byScore.reduce((all, one) => all + one, 0),
  mean: null,
  byScore,
  aspects: [],
  trips: [],
  ...more,
});
const shown = (list: Partial<GuestReviewList>) =>
  render(
    <GuestReviews
      hotel="kettuvallam-house"
      list={{ summary: summary(Array<number>(10).fill(0)), count: 0, reviews: [], ...list }}
      trip={undefined}
      hrefOf={(trip) => `/hotels/kettuvallam-house?reviews=${trip ?? ''}`}
    />,
  ).container;

afterEach(cleanup);

describe('[7.20] reviews on a hotel’s page', () => {
  it('say that there is none', async () => {
    const container = shown({});
    expect(screen.getByText(/^No reviews yet\./)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('show no mean of two', () => {
    shown({ summary: summary([0, 0, 0, 0, 0, 0, 0, 1, 0, 1]), count: 2, reviews: [aReview()] });
    expect(screen.getByText('2 reviews. The average appears from 3 reviews on.')).toBeTruthy();
    expect(screen.queryByText('9.0')).toBeNull();
  });

  it('show mean, distribution, aspects and kinds of trip, and each review with its answer', async () => {
    const container = shown({
      summary: summary([1, 0, 0, 0, 0, 0, 0, 11, 0, 1], {
        mean: 7.6,
        aspects: [{ aspect: 'cleanliness', mean: 9 }],
        trips: [
          { trip: 'couple', count: 12 },
          { trip: 'solo', count: 1 },
        ],
      }),
      count: 13,
      reviews: [
        aReview({ answer: { text: 'Thank you.', answeredOn: '2027-01-06' } }),
        aReview({ reviewId: 'grv_2', name: null, trip: 'solo', overall: 1, liked: '', disliked: '<b>Loud</b>' }),
      ],
    });
    expect(screen.getByText('13 reviews')).toBeTruthy();
    const bars = within(screen.getByRole('list', { name: 'How many guests gave each score' })).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['101 guest', '90 guests', '811 guests']);
    expect(screen.getByRole('link', { name: 'As a couple, 12' }).getAttribute('href')).toMatch(/reviews=couple$/);
    expect(screen.getByText('Asha R. · As a couple · December 2026')).toBeTruthy();
    expect(screen.getByText('A guest · Alone · December 2026')).toBeTruthy();
    expect(screen.getByText('The hotel answered on Wed 6 Jan 2027')).toBeTruthy();
    expect(screen.getByText('<b>Loud</b>')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Show more reviews/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Report' })).toHaveLength(2);
    expect(await axeProblems(container)).toEqual([]);
  });
});
