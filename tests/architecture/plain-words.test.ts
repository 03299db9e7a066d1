import { describe, expect, it } from 'vitest';
import { found, sourceFiles } from '../support/source-files.ts';

/** Wordings that readers did not understand, and what the screens say in their place. */
const INSTEAD: Record<string, string> = {
  'I do not know my password': 'Forgot password?',
  'Say where your account is': 'Enter your email and we’ll send a reset link',
  'do not fit together': 'Email or password is incorrect',
  'Plans may change': 'Refundable',
  'Plans are fixed': 'Non-refundable',
  'Nothing back once booked': 'Non-refundable',
  'Part comes back': 'Partly refundable',
  'Narrow down': 'Filters',
  'Best weighs': 'How we rank ‘Best’',
  'city’s middle': 'median price in this city',
  'Comes back': 'Return',
  'Several places': 'Multi-city',
  'What would you like to give up': 'What do you want to cancel?',
  'Let this room go': 'Cancel hold',
  'Bag of ': 'Bags: ',
  'Meal of ': 'Meal: ',
  'Hindu meal, not vegetarian': 'Non-vegetarian (Hindu) meal',
  'See what is free': 'See available rooms',
  'no contract with a house': 'We don’t have stays here yet',
  'Look in your mail': 'Check your email',
  'Judges nobody yet': 'Not published',
  'It judges': 'Applies to',
  'Asked of': 'Sent to',
  'See what your company says': 'Request approval',
  'Stays inside policy': 'Hotels in policy',
  'When you are away': 'Out of office',
  'Given to': 'Assigned to',
  'Take it back': 'Unassign',
  'Nowhere else': 'Other regions not allowed',
  'Inside policy by itself': 'Auto-approve in policy',
  'Nothing comes back': 'No refund',
  'Take the request back': 'Withdraw the request',
  'asks for this trip of their own': 'requests this trip',
  'tickets stand': 'Your tickets are unchanged',
  'booking stands as it is': 'Your booking is unchanged',
  'Where the tickets go': 'Send the tickets to',
  'Where the confirmation goes': 'Send the confirmation to',
  'Making it…': 'Preparing…',
  'Leave the payment': 'Cancel the payment',
  'leave it first': 'Finish or cancel it first',
  'Go on to pay': 'Continue to payment',
  'Go on and pay': 'Continue to payment',
  'Those who travel': 'Travellers',
  'every tax included': 'all taxes included',
  'Kept by the terms': 'Cancellation charge',
  'Ended with its price': 'Expired',
  'Nobody is told': 'No email is sent',
  'as it stands here': 'exactly as written here',
  'Whoever runs': 'An administrator',
  'Beside it, no room': 'No other room is available',
};

const files = [...sourceFiles(), ...sourceFiles('features/blogs/data/posts/*.mdx')];

describe('[7.20] screens, emails and documents say it in plain words', () => {
  it.each(Object.entries(INSTEAD))('no “%s”: %s', (wording) => {
    expect(found(files, new RegExp(wording.replaceAll(/[?()]/g, '\\$&')))).toEqual([]);
  });
});
