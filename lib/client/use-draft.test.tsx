// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { useDraft } from './use-draft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form({ saved = 'Directors' }: { saved?: string }) {
  const { value, set, forget, ...draft } = useDraft('test', { name: saved });
  return (
    <>
      <RestoredDraft {...draft} />
      <input aria-label="Name" value={value.name} onChange={(event) => set({ name: event.target.value })} />
      <button onClick={forget}>Save</button>
    </>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox').value;
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const comeBack = (saved?: string) => {
  cleanup();
  render(<Form saved={saved} />);
};
/** Whether closing the tab would be asked about. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('edits are there again after the form was left, and say so', () => {
  render(<Form />);
  expect([screen.queryByRole('status'), asks()]).toEqual([null, false]);
  type('Managers');
  expect([screen.queryByRole('status'), asks()]).toEqual([null, true]);
  comeBack();
  expect(name()).toBe('Managers');
  expect(screen.getByRole('status').textContent).toContain('Your unsaved changes are still here.');
  fireEvent.click(screen.getByRole('button', { name: 'Discard them' }));
  expect([name(), screen.queryByRole('status'), asks()]).toEqual(['Directors', null, false]);
  comeBack();
  expect(name()).toBe('Directors');
});

test('what was saved is no draft any more', () => {
  render(<Form />);
  type('Managers');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(asks()).toBe(false);
  comeBack('Managers');
  expect([name(), screen.queryByRole('status')]).toEqual(['Managers', null]);
  type('Everyone');
  expect(asks()).toBe(true);
});

test('a draft over something that changed since is not put over it', () => {
  render(<Form />);
  type('Managers');
  comeBack('Leadership');
  expect(name()).toBe('Leadership');
});
