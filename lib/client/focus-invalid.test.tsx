// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { useFocusInvalid } from './focus-invalid.ts';

afterEach(cleanup);

type FormProps = { refusal?: Error; found?: FieldErrors; wrong?: 'name' | 'group' };
const NOTHING: FieldErrors = {};

function Form({ refusal, found = NOTHING, wrong }: FormProps) {
  return (
    <form ref={useFocusInvalid(refusal, found)}>
      <FieldGroup legend="Approvers" error={wrong === 'group' && 'Choose one.'}>
        <input aria-label="Manager" type="checkbox" />
      </FieldGroup>
      <TextField label="Name" error={wrong === 'name' && 'Enter a name.'} />
      <button>Save</button>
    </form>
  );
}

describe('[8.10] the focus after a refused form', () => {
  it.each([
    ['a field that the server refused', { refusal: new Error(), wrong: 'name' }, 'Name'],
    ['a field found wrong before sending', { found: { name: 'Enter a name.' }, wrong: 'name' }, 'Name'],
    ['a group of choices', { refusal: new Error(), wrong: 'group' }, 'Manager'],
  ] as const)('goes to %s', (_, refused, label) => {
    const { rerender } = render(<Form />);
    screen.getByRole('button').focus();
    rerender(<Form {...refused} />);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  it('stays where it is while a refused form is typed in', () => {
    const refusal = new Error();
    const { rerender } = render(<Form refusal={refusal} wrong="group" />);
    screen.getByLabelText('Name').focus();
    rerender(<Form refusal={refusal} wrong="group" />);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });
});
