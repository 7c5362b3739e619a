import { describe, expect, test } from 'vitest';
import { isRequestErrorCode, RequestError, requestMessages } from '../../../../src/data/server/request-error.ts';
import { retry } from '../../../../src/data/server/server-fetch.ts';

const requestErrorCodes = Object.keys(requestMessages).filter(isRequestErrorCode);

function ports({ online = true } = {}) {
  const slept: number[] = [];
  return { slept, isOnline: () => online, sleep: async (ms: number) => void slept.push(ms) };
}

/** An attempt that fails with these codes in turn and then succeeds. */
function failing(...codes: readonly RequestError['code'][]) {
  const state = { attempts: 0 };
  const attempt = async () => {
    const code = codes[state.attempts];
    state.attempts += 1;
    if (code) throw new RequestError(code);
    return 'answer';
  };
  return { state, attempt };
}

describe('retry', () => {
  test('makes one attempt when it succeeds', async () => {
    const { state, attempt } = failing();
    const { slept, ...rest } = ports();
    await expect(retry(attempt, rest)).resolves.toBe('answer');
    expect(state.attempts).toBe(1);
    expect(slept).toEqual([]);
  });

  test('waits one second, then two, between three attempts', async () => {
    const { state, attempt } = failing('network', 'network');
    const { slept, ...rest } = ports();
    await expect(retry(attempt, rest)).resolves.toBe('answer');
    expect(state.attempts).toBe(3);
    expect(slept).toEqual([1000, 2000]);
  });

  test('gives up after the third attempt', async () => {
    const { state, attempt } = failing('network', 'network', 'network');
    const { slept, ...rest } = ports();
    await expect(retry(attempt, rest)).rejects.toMatchObject({ code: 'network' });
    expect(state.attempts).toBe(3);
    expect(slept).toEqual([1000, 2000]);
  });

  test.each(requestErrorCodes.filter((code) => code !== 'network'))('does not retry after %s', async (code) => {
    const { state, attempt } = failing(code);
    await expect(retry(attempt, ports())).rejects.toMatchObject({ code });
    expect(state.attempts).toBe(1);
  });

  test('does not retry after a programming error', async () => {
    const attempt = async () => {
      throw new TypeError('x is not a function');
    };
    await expect(retry(attempt, ports())).rejects.toThrow(TypeError);
  });

  test('fails as offline at once on an offline device', async () => {
    const { state, attempt } = failing('network');
    const { slept, ...rest } = ports({ online: false });
    await expect(retry(attempt, rest)).rejects.toMatchObject({ code: 'offline' });
    expect(state.attempts).toBe(1);
    expect(slept).toEqual([]);
  });

  test('gives each attempt its own time limit', async () => {
    const signals: AbortSignal[] = [];
    const attempt = async (signal: AbortSignal) => {
      signals.push(signal);
      if (signals.length < 2) throw new RequestError('network');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return signal.reason;
    };
    const reason = await retry(attempt, { ...ports(), timeout: 20 });
    expect(reason).toMatchObject({ name: 'TimeoutError' });
    expect(signals[0]).not.toBe(signals[1]);
  });
});
