// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { Check } from '#components/ui/check.tsx';
import { Segmented } from '#components/ui/segmented.tsx';

afterEach(cleanup);

test('a check is a checkbox with its count in its name', async () => {
  const onChange = vi.fn();
  const { container } = render(<Check label="Breakfast included" count={38} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Breakfast included 38 results' });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
  expect(await axeProblems(container)).toEqual([]);
});

test('a segmented choice is a group of radios', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'economy', label: 'Economy' },
    { value: 'business', label: 'Business' },
  ];
  const { container } = render(
    <Segmented legend="Cabin" name="cabin" options={options} value="economy" onChange={onChange} />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Economy' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Business' }));
  expect(onChange).toHaveBeenCalledWith('business');
  expect(await axeProblems(container)).toEqual([]);
});
