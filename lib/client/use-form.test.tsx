// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Check } from '#components/ui/check.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { refusedFields, useForm, type Send } from './use-form.ts';
import { ApiFailure } from './api-failure.ts';

type Trip = { mode: 'car'; stops: string[] } | { mode: 'bus'; coach: string };
type Values = Trip & { guests: { firstName: string }[]; email: string; business: boolean };

function Form({ send }: { send: Send<Values> }) {
  const form = useForm<Values>(
    () => ({
      mode: 'car',
      stops: ['Kochi', ''],
      guests: [{ firstName: 'Asha' }, { firstName: '' }],
      email: '',
      business: false,
    }),
    (path) => path.replace(/^details\./, ''),
  );
  return (
    <form onSubmit={form.submit(send)} noValidate>
      <TextField label="First" {...form.field('guests.0.firstName')} />
      <TextField label="Second" {...form.field('guests.1.firstName')} />
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Second stop" {...form.field('stops.1')} />
      <Check label="Business" {...form.check('business')} />
      <p role="alert">{form.problem}</p>
      <button>Send</button>
    </form>
  );
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

afterEach(cleanup);

describe('[5.12] a form', () => {
  it('sends what is typed, each value at its place', async () => {
    const sent: Values[] = [];
    render(<Form send={async (values) => (sent.push(values), {})} />);
    type('Second', 'Ravi');
    type('Email', 'a@b.in');
    type('Second stop', 'Aluva');
    fireEvent.click(screen.getByRole('checkbox'));
    await press();
    const guests = [{ firstName: 'Asha' }, { firstName: 'Ravi' }];
    expect(sent).toEqual([{ mode: 'car', stops: ['Kochi', 'Aluva'], guests, email: 'a@b.in', business: true }]);
  });

  it('shows what is wrong beside its field, goes to the first of it, and lets it go when it is typed in again', async () => {
    render(
      <Form
        send={async () => ({ 'details.email': 'Enter an address.', 'details.guests.1.firstName': 'Enter a name.' })}
      />,
    );
    await press();
    expect(document.activeElement).toBe(input('Second'));
    expect(screen.getByText('Enter an address.')).toBeTruthy();
    type('Second', 'R');
    expect(input('Second').hasAttribute('aria-invalid')).toBe(false);
    expect(input('Email').getAttribute('aria-invalid')).toBe('true');
    expect(input('Second').value).toBe('R');
  });

  it('what the server says of no field stands over the button, and nothing typed is lost', async () => {
    render(<Form send={async () => refusedFields(new ApiFailure('SOLD_OUT', 'The last seat has just been sold.'))} />);
    type('Email', 'a@b.in');
    await press();
    expect(screen.getByRole('alert').textContent).toBe('The last seat has just been sold.');
    expect(input('Email').value).toBe('a@b.in');
  });

  it('a second press before the answer sends nothing', async () => {
    let sends = 0;
    let answer = (_: Record<string, string>) => {};
    render(<Form send={() => (sends++, new Promise((resolve) => (answer = resolve)))} />);
    await press();
    await press();
    expect(sends).toBe(1);
    await act(async () => answer({}));
    await press();
    expect(sends).toBe(2);
  });
});
