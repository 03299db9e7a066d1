// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEndNear } from '#components/ui/use-end-near.ts';

/** Tells at once, as a browser does, whether what it watches is near. */
class Watch {
  static near = false;
  static open = new Set<Watch>();
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe() {
    Watch.open.add(this);
    if (Watch.near) queueMicrotask(() => this.comes());
  }
  comes() {
    if (Watch.open.has(this))
      act(() =>
        this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
  }
  disconnect() {
    Watch.open.delete(this);
  }
}

function List({ all }: { all: number }) {
  const [shown, setShown] = useState(20);
  const end = useEndNear(shown, 20, setShown);
  return (
    <>
      <output>{Math.min(shown, all)}</output>
      {shown < all && <p ref={end}>more</p>}
    </>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);
const settled = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  Watch.near = false;
  vi.stubGlobal('IntersectionObserver', Watch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[7.20] the next ones are added as the end comes near, once each time', () => {
  render(<List all={70} />);
  expect(shown()).toBe(20);
  [...Watch.open].at(-1)?.comes();
  expect(shown()).toBe(40);
  expect(Watch.open.size).toBe(1);
});

test('[7.20] an end that stays near is filled up to the end of the list, and is then left alone', async () => {
  Watch.near = true;
  render(<List all={70} />);
  await settled();
  expect(shown()).toBe(70);
  expect(Watch.open.size).toBe(0);
});
