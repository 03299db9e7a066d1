import { expect, test, vi } from 'vitest';
import { lazy } from './lazy.ts';

test('a lazy value is built once, when first asked for', () => {
  const build = vi.fn(() => undefined);
  const value = lazy(build);
  expect(build).not.toHaveBeenCalled();
  value();
  value();
  expect(build).toHaveBeenCalledOnce();
});

test('a lazy value whose building failed is built again by the next caller', () => {
  const build = vi.fn<() => string>().mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  const value = lazy(build.mockReturnValue('built'));
  expect(value).toThrow('no memory');
  expect(value()).toBe('built');
});
