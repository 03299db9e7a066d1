// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '#lib/client/api-failure.ts';
import type { ListedEmployee } from '../../organisation.ts';
import { DeleteGroup } from './delete-group.tsx';
import { LeavingForm } from './leaving-form.tsx';

type Asked = { path: string; body?: unknown };
const tab = vi.hoisted(() => ({ sent: [] as unknown[], refuse: null as Error | null }));
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: ({ path }: Asked, { body }: Asked) => {
    if (path.endsWith('/leaving')) return Promise.resolve({ refusal: null, sentences: ['Nothing is open.'] });
    if (path.endsWith('/deletion')) return Promise.resolve({ people: 2, refusal: null, sentence: 'It is deleted.' });
    if (path.endsWith('/employees')) return Promise.resolve({ users: [DEV] });
    tab.sent.push(body);
    return tab.refuse ? Promise.reject(tab.refuse) : Promise.resolve({ moved: 2 });
  },
}));
vi.mock('./use-rights.ts', () => ({ useRights: () => ({ companyId: 'com_1' }) }));

const DEV = { _id: 'emp_2', firstName: 'Dev', lastName: 'Rao', designation: null, workEmail: 'dev@mills.example' };
const OM = { ...DEV, _id: 'emp_1', firstName: 'Om' } as unknown as ListedEmployee;
const onDone = vi.fn();
const show = (form: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>).container;
/** The refusal of a field, as the server writes it: the same words for the whole. */
const refused = (field: string, message: string) =>
  new ApiFailure('STATE_BLOCKED', message, 409, { fields: { [field]: message } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** As a browser does for Enter in a field of the form; what is sent then has gone out. */
const enter = (container: Element) => act(async () => fireEvent.submit(container.querySelector('form')!));

beforeEach(() => {
  Object.assign(tab, { sent: [], refuse: null });
  onDone.mockClear();
});
afterEach(cleanup);

it('[6.6] an account is closed by its button alone, and a refused successor stands beside the field', async () => {
  const container = show(<LeavingForm employee={OM} onDone={onDone} onBack={vi.fn()} />);
  await screen.findByText('Nothing is open.');
  await enter(container);
  expect(tab.sent, 'Enter while names are looked for').toEqual([]);

  tab.refuse = refused('successorId', 'Somebody waits for Om. Choose who takes over.');
  press(/^Close the account/);
  await screen.findByText('Somebody waits for Om. Choose who takes over.');
  const field = screen.getByRole('combobox', { name: 'Who takes over' });
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);

  fireEvent.change(field, { target: { value: 'dev' } });
  fireEvent.click(await screen.findByRole('option', { name: /Dev Rao/ }));
  expect(screen.queryByText('Somebody waits for Om. Choose who takes over.')).toBeNull();
  tab.refuse = null;
  press(/^Close the account/);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(tab.sent).toEqual([
    { userId: 'emp_1', successorId: null },
    { userId: 'emp_1', successorId: 'emp_2' },
  ]);
});

it('[7.20] a band that is deleted says beside the field that its people cannot go there', async () => {
  const others = ['Weavers', 'Dyers'].map((name) => ({ id: name, name }));
  const container = show(<DeleteGroup grouping="band" groupId="grp_1" others={others} onDone={onDone} />);
  const details = container.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const choice = await screen.findByLabelText('Move its people to');
  fireEvent.change(choice, { target: { value: 'Weavers' } });
  tab.refuse = refused('moveTo', 'Choose a band of your company.');
  await enter(container);
  await screen.findByText('Choose a band of your company.');
  expect(choice.getAttribute('aria-invalid')).toBe('true');
  tab.refuse = null;
  fireEvent.change(choice, { target: { value: 'Dyers' } });
  expect(choice.hasAttribute('aria-invalid')).toBe(false);
  await enter(container);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(tab.sent).toEqual(['Weavers', 'Dyers'].map((moveTo) => ({ grouping: 'band', groupId: 'grp_1', moveTo })));
});
