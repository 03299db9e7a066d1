import { describe, expect, it } from 'vitest';
import { AppError, ERROR_STATUS, notFound, type ErrorCode } from './errors.ts';

describe('failures', () => {
  it.each(Object.entries(ERROR_STATUS))('[7.22] %s is answered with %i', (code, status) => {
    expect(new AppError(code as ErrorCode, 'x').status).toBe(status);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it('[7.22] carry what the screen needs, and keep their cause for the log', () => {
    const cause = new Error('socket closed');
    const error = new AppError('PRICE_CHANGED', 'The price changed.', {
      fields: { total: 'New total' },
      retryAfterSeconds: 3,
      details: { total: 5 },
      cause,
    });
    expect(error).toMatchObject({
      name: 'AppError',
      code: 'PRICE_CHANGED',
      message: 'The price changed.',
      fields: { total: 'New total' },
      retryAfterSeconds: 3,
      details: { total: 5 },
      cause,
    });
    expect(error).toBeInstanceOf(Error);
  });

  it('[7.22] without extras have none', () => {
    expect(new AppError('CONFLICT', 'x')).toMatchObject({
      fields: undefined,
      retryAfterSeconds: undefined,
      details: undefined,
    });
  });

  it('[7.22] give one answer for what is missing and what is somebody else’s', () => {
    expect(notFound('The booking')).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      message: 'The booking was not found.',
    });
  });
});
