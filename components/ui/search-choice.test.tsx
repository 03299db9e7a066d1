// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Found, SearchChoice } from './search-choice.tsx';

const PEOPLE: Found[] = [
  { id: 'emp_1', label: 'Asha Iyer' },
  { id: 'emp_2', label: 'Ashok Rao', note: 'Finance' },
];
const find = () => Promise.resolve(PEOPLE);

afterEach(cleanup);

async function search(onChoose: (found: Found | null) => void) {
  render(<SearchChoice label="Head of department" chosen={null} onChoose={onChoose} find={find} />);
  const field = screen.getByRole('combobox', { name: 'Head of department' });
  fireEvent.change(field, { target: { value: 'ash' } });
  await screen.findAllByRole('option');
  return {
    field,
    active: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
}

it('[3.8] Enter takes the first person found, or the one that the arrows lead to', async () => {
  const onChoose = vi.fn();
  const { field, active } = await search(onChoose);
  expect(active()).toBe('Asha Iyer');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(active()).toBe('Ashok RaoFinance');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(active()).toBe('Asha Iyer');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(PEOPLE[1]);
});

it('[3.8] Escape closes the list and chooses nobody; a click chooses', async () => {
  const onChoose = vi.fn();
  const { field } = await search(onChoose);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([screen.queryByRole('option'), field.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'asho' } });
  fireEvent.click(await screen.findByRole('option', { name: /Ashok/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(PEOPLE[1]);
});

it('[3.7] a field that adds one after the other is empty after a choice, its list closed, and keeps the focus', async () => {
  const { field } = await search(vi.fn());
  field.focus();
  fireEvent.click(await screen.findByRole('option', { name: /Ashok/ }));
  expect([(field as HTMLInputElement).value, screen.queryByRole('option')]).toEqual(['', null]);
  expect(document.activeElement).toBe(field);
});

it('[3.7] offers the first people while nothing is typed, from a click or an arrow key, and none by itself', async () => {
  const onChoose = vi.fn();
  render(<SearchChoice label="Add a colleague" chosen={null} onChoose={onChoose} find={find} initial={PEOPLE} />);
  const field = screen.getByRole('combobox', { name: 'Add a colleague' });
  fireEvent.focus(field);
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(PEOPLE[0]);
});
