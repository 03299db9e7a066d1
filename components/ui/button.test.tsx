// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { Button } from '#components/ui/button.tsx';

afterEach(cleanup);

test('a button does its work when pressed', async () => {
  const onClick = vi.fn();
  const { container } = render(<Button onClick={onClick}>Book this room</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Book this room' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(await axeProblems(container)).toEqual([]);
});

test('while busy it says so, keeps both labels for its width, and neither acts nor submits', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Booking…" onClick={onClick}>
        Book this room
      </Button>
    </form>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(button.textContent).toBe('Book this roomBooking…');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a blocked button stays reachable and is described by its reason', async () => {
  const onClick = vi.fn();
  const { container } = render(
    <Button blocked="Choose a room first." onClick={onClick}>
      Book
    </Button>,
  );
  const button = screen.getByRole('button', { description: 'Choose a room first.' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(await axeProblems(container)).toEqual([]);
});

test('with an address it is a link', () => {
  render(<Button href="/bookings">My trips</Button>);
  expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/bookings');
});
