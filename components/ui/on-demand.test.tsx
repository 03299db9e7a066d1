// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onDemand } from '#components/ui/on-demand.tsx';

const Calendar = ({ label }: { label: string }) => <p>{`${label}, the calendar`}</p>;
const Waiting = ({ label }: { label: string }) => <p>{`${label}, on its way`}</p>;

afterEach(cleanup);

describe('a part on demand', () => {
  it('is not fetched for the server’s page, and what stands in its place is', () => {
    const load = vi.fn(() => Promise.resolve(Calendar));
    const Part = onDemand(load, { Meanwhile: Waiting });
    expect(renderToString(<Part label="Dates" />)).toContain('Dates, on its way');
    expect(load).not.toHaveBeenCalled();
  });

  it('comes when it is first shown, and is there at once the next time', async () => {
    const Part = onDemand(() => Promise.resolve(Calendar), { Meanwhile: Waiting });
    const first = render(<Part label="Dates" />);
    expect(screen.getByText('Dates, on its way')).toBeDefined();
    await screen.findByText('Dates, the calendar');
    first.unmount();
    render(<Part label="Nights" />);
    expect(screen.getByText('Nights, the calendar')).toBeDefined();
  });

  it('says with the props at hand that it could not be fetched, leaves the page whole, and is asked for again', async () => {
    const load = vi.fn(() => Promise.resolve(Calendar)).mockRejectedValueOnce(new Error('offline'));
    const onFailure = vi.fn();
    const Part = onDemand(load, { onFailure });
    const { unmount } = render(
      <>
        <Part label="Dates" />
        <p>The page</p>
      </>,
    );
    await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith({ label: 'Dates' }));
    expect(screen.getByText('The page')).toBeDefined();
    unmount();
    render(<Part label="Dates" />);
    await screen.findByText('Dates, the calendar');
  });
});
