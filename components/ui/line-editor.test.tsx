// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { LineEditor } from '#components/ui/line-editor.tsx';
import { TextField } from '#components/ui/text-field.tsx';

afterEach(cleanup);

function Stops({ start = [] }: { start?: string[] }) {
  const [stops, setStops] = useState(start);
  return (
    <LineEditor
      lines={stops}
      most={2}
      addLabel="Add a stop"
      newLine={() => ''}
      nameOf={(_, at) => `stop ${at + 1}`}
      onLines={setStops}
    >
      {(stop, at, remove) => (
        <>
          <TextField
            label={`Stop ${at + 1}`}
            value={stop}
            onChange={(event) => setStops(stops.with(at, event.target.value))}
          />
          {remove}
        </>
      )}
    </LineEditor>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const values = () => screen.queryAllByRole('textbox').map((field) => (field as HTMLInputElement).value);

test('a new line gets the focus, up to as many as there can be', async () => {
  const { container } = render(<Stops />);
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.click(button('Add a stop'));
  expect(document.activeElement).toBe(screen.getByLabelText('Stop 1'));
  fireEvent.click(button('Add a stop'));
  expect(document.activeElement).toBe(screen.getByLabelText('Stop 2'));
  expect(screen.queryByRole('button', { name: 'Add a stop' })).toBeNull();
  expect(await axeProblems(container)).toEqual([]);
});

test('a removed line leaves the others as they are; the focus goes to the button that adds one', () => {
  render(<Stops start={['The market', 'The station']} />);
  button('Remove stop 1').focus();
  fireEvent.click(button('Remove stop 1'));
  expect(values()).toEqual(['The station']);
  expect(document.activeElement).toBe(button('Add a stop'));
});
