// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { Stepper } from '#components/ui/stepper.tsx';

afterEach(cleanup);

test('counts between its limits, and a button at a limit keeps the focus but does nothing', async () => {
  const onChange = vi.fn();
  const { container } = render(
    <Stepper label="Adults" min={1} max={3} defaultValue={2} name="adults" onChange={onChange} />,
  );
  const more = screen.getByRole('button', { name: 'One more, Adults' });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(onChange.mock.calls).toEqual([[3]]);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('3 Adults');
  expect(container.querySelector<HTMLInputElement>('input[name=adults]')?.value).toBe('3');
  expect(await axeProblems(container)).toEqual([]);
});

test('with a value the parent holds the number', () => {
  const onChange = vi.fn();
  render(<Stepper label="Rooms" value={1} min={1} max={8} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'One more, Rooms' }));
  expect(onChange).toHaveBeenCalledWith(2);
  expect(screen.getByRole('status').textContent).toBe('1 Rooms');
});
