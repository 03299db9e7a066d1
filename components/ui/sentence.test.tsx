// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Sentence } from './sentence.tsx';

afterEach(cleanup);

it('puts elements into the places of a translated text, in its own order', () => {
  const { container } = render(
    <Sentence text="{price} से, {stays} में।" parts={{ stays: <a href="/hotels">20 होटल</a>, price: <b>₹900</b> }} />,
  );
  expect(container.innerHTML).toBe('<b>₹900</b> से, <a href="/hotels">20 होटल</a> में।');
});

it('leaves out what a place has no element for, and shows no braces', () => {
  const { container } = render(<Sentence text="{a} and {b}" parts={{ a: 'one' }} />);
  expect(container.textContent).toBe('one and ');
});
