// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

beforeAll(() => {
  // jsdom knows the element but not its modal state; the browser's own behaviour is tested in the browser.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(cleanup);

const esc = (dialog: HTMLElement) => {
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
  return event.defaultPrevented;
};

test('opens with its title as its name and the marked control in focus', async () => {
  render(
    <Dialog open title="Sign in" onClose={() => undefined}>
      <Button>Other</Button>
      <Button data-autofocus="">Sign in</Button>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  expect(document.activeElement?.textContent).toBe('Sign in');
  expect(await axeProblems(dialog)).toEqual([]);
});

test('Esc, the cross and a press beside it ask the parent to close it', () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Sign in" onClose={onClose}>
      words
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  expect(esc(dialog)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.pointerDown(dialog, { clientX: 5, clientY: 5 });
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('without onClose it closes only from inside: no cross, and Esc does nothing', () => {
  render(
    <Dialog open title="Travel Policy Changed">
      words
    </Dialog>,
  );
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(esc(screen.getByRole('dialog'))).toBe(true);
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
});

test('closes when the parent says so, and when it goes away', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { rerender, unmount } = render(
    <Dialog open title="One">
      words
    </Dialog>,
  );
  rerender(
    <Dialog open={false} title="One">
      words
    </Dialog>,
  );
  expect(close).toHaveBeenCalledTimes(1);
  rerender(
    <Dialog open title="One">
      words
    </Dialog>,
  );
  unmount();
  expect(close).toHaveBeenCalledTimes(2);
  close.mockRestore();
});
