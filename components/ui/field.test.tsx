// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { Field } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';

afterEach(cleanup);

test('label, hint and error belong to the control', async () => {
  const { container } = render(
    <TextField label="Name on the passport" hint="As printed." error="Add the family name." defaultValue="Ananya" />,
  );
  const input = screen.getByRole('textbox', { name: 'Name on the passport' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toEqual(['Add the family name.', 'As printed.']);
  expect(await axeProblems(container)).toEqual([]);
});

test('without an error nothing claims to be wrong', () => {
  render(<TextField label="Mobile" />);
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('any control can stand in a field', async () => {
  const { container } = render(
    <Field label="Meals" optional>
      {(control) => <Select {...control} options={[{ value: 'bb', label: 'Breakfast' }]} />}
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Meals (optional)' })).toBeTruthy();
  expect(await axeProblems(container)).toEqual([]);
});

test('a group speaks its question and its error', async () => {
  const { container } = render(
    <FieldGroup legend="Rate" error="Choose a rate.">
      <Radio name="rate" value="flexible" label="Refundable" note="Breakfast" />
    </FieldGroup>,
  );
  expect(descriptionOf(screen.getByRole('group', { name: 'Rate' }))).toEqual(['Choose a rate.']);
  expect(await axeProblems(container)).toEqual([]);
});

function descriptionOf(element: HTMLElement): (string | null | undefined)[] {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent);
}
