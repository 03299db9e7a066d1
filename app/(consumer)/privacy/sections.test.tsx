import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SECTIONS } from './sections.tsx';

vi.mock('../legal/contact.tsx', () => ({ Contact: () => null }));
const model = vi.hoisted(() => ({ isConfigured: false }));
vi.mock('#features/assistant/server/index.ts', () => ({ usesModel: () => model.isConfigured }));
const push = vi.hoisted(() => ({ isByFirebase: false }));
vi.mock('#features/push/server/index.ts', () => ({ usesFirebase: () => push.isByFirebase }));

const tiles = vi.hoisted(() => ({ source: null as { url: string } | null }));
vi.mock('#lib/server/map-tiles.ts', () => ({ mapTiles: () => tiles.source }));

const notice = SECTIONS.map(({ content }) => renderToStaticMarkup(content)).join('\n');

it.each([
  'Your account',
  'Your bookings',
  'Travel documents',
  'Saved travellers',
  'Saved stays',
  'Your reviews',
  'Events',
  'Notifications and calendar',
  'Payments',
  'Your questions to us',
  'Use of the account',
])('[7.20] the privacy notice says what is kept of a person, and what for: %s', (kept) =>
  expect(notice).toContain(`<strong>${kept}:</strong>`),
);

it('[7.20] the privacy notice names the language model of the assistant only where one is configured', () => {
  expect(notice).not.toContain('language model');
  model.isConfigured = true;
  expect(SECTIONS.map(({ content }) => renderToStaticMarkup(content)).join('')).toContain('language model');
});

it('[7.20] the privacy notice names Google only where push messages go by its Firebase', () => {
  expect(notice).not.toContain('Google');
  push.isByFirebase = true;
  expect(SECTIONS.map(({ content }) => renderToStaticMarkup(content)).join('')).toContain('Google (Firebase');
});

it('[7.20] the privacy notice names whoever sends the pictures of maps only where a source is configured', () => {
  expect(notice).not.toContain('when a map is shown');
  tiles.source = { url: 'https://tiles.example.com/{z}/{x}/{y}.png' };
  expect(SECTIONS.map(({ content }) => renderToStaticMarkup(content)).join('')).toContain(
    'tiles.example.com, when a map is shown',
  );
});
