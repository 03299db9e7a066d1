// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlaceCombobox, type PlaceSuggestion } from './place-combobox.tsx';

const place = (name: string): PlaceSuggestion => ({ key: name, value: `${name} (all)`, name, note: '', aside: '' });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => act(async () => fireEvent.change(field(), { target: { value: text } }));
const isChosen = () => screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent);

afterEach(cleanup);

it('[7.9] a choice made with the arrow keys stands when the list comes anew under it; the next letter drops it', async () => {
  const late = Promise.withResolvers<PlaceSuggestion[]>();
  const suggest = vi
    .fn<(text: string) => Promise<PlaceSuggestion[]>>()
    .mockResolvedValueOnce([place('London'), place('Londrina')])
    .mockReturnValueOnce(late.promise)
    .mockResolvedValue([place('London')]);
  const submit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <PlaceCombobox label="To" name="to" suggest={suggest} />
    </form>,
  );
  container.querySelector('form')!.addEventListener('submit', submit);

  await type('londo');
  await type('london');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await act(async () => late.resolve([place('East London'), place('London')]));
  expect(isChosen()).toEqual(['London']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().value).toBe('London (all)');
  expect(submit).not.toHaveBeenCalled();

  await type('lond');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(isChosen()).toEqual(['London']);
  await type('lon');
  expect(isChosen()).toEqual([]);
});

it('[7.9] an answer that comes after the choice, or after one has left the field, opens nothing', async () => {
  const late = [Promise.withResolvers<PlaceSuggestion[]>(), Promise.withResolvers<PlaceSuggestion[]>()];
  const suggest = vi
    .fn<(text: string) => Promise<PlaceSuggestion[]>>()
    .mockResolvedValueOnce([place('London')])
    .mockReturnValueOnce(late[0]!.promise)
    .mockReturnValueOnce(late[1]!.promise);
  render(<PlaceCombobox label="To" name="to" suggest={suggest} />);
  await type('londo');
  await type('london');
  fireEvent.click(screen.getByRole('option'));
  await act(async () => late[0]!.resolve([place('London')]));
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await type('par');
  fireEvent.blur(field());
  await act(async () => late[1]!.resolve([place('Paris')]));
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it('[7.9] a text that no place matches is told so while it is typed, an empty field is not', async () => {
  const suggest = vi.fn<(text: string) => Promise<PlaceSuggestion[]>>().mockResolvedValue([]);
  render(<PlaceCombobox label="To" name="to" suggest={suggest} />);
  await type('xqzw');
  expect(screen.getByRole('status').textContent).toBe('No matches. Check the spelling.');
  await type('');
  expect(screen.getByRole('status').textContent).toBe('');
  await type('xqzw');
  fireEvent.blur(field());
  expect(screen.getByRole('status').textContent).toBe('');
});
