// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { MoneyField } from '#components/ui/money-field.tsx';
import { groupDigits } from '#lib/shared/money.ts';

afterEach(() => {
  cleanup();
  groupDigits('thousands');
});

function Typed({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <MoneyField label="Limit" value={value} onValue={setValue} error={error} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Limit' });
function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}

test('leaving the field groups its digits as the tab shows amounts', () => {
  groupDigits('indian');
  render(<Typed />);
  type('500000');
  expect(field().value).toBe('5,00,000');
  type('₹ 6,00,000.50');
  expect(field().value).toBe('6,00,000.50');
  type('1.5 lakh');
  expect(field().value).toBe('1,50,000');
});

test('what cannot be read stays as typed and is said beside the field, until it is typed in again', async () => {
  const { container } = render(<Typed />);
  fireEvent.change(field(), { target: { value: 'abc' } });
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field());
  expect(field().value).toBe('abc');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter an amount in rupees, such as 5,00,000.')).toBeTruthy();
  expect(await axeProblems(container)).toEqual([]);
  fireEvent.change(field(), { target: { value: '5' } });
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('what the server refused stands there too', () => {
  render(<Typed error="The upper amount is below the lower one." />);
  type('5');
  expect(screen.getByText('The upper amount is below the lower one.')).toBeTruthy();
});

test('its error does not move a button away while that is being pressed', async () => {
  render(
    <>
      <Typed />
      <button type="button">Save</button>
    </>,
  );
  fireEvent.change(field(), { target: { value: 'abc' } });
  const save = screen.getByRole('button', { name: 'Save' });
  vi.spyOn(save, 'matches').mockImplementation((selector) => selector === ':active');
  fireEvent.blur(field(), { relatedTarget: save });
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.pointerUp(save);
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
});
