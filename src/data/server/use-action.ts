import { useRef, useState } from 'react';
import { RequestError } from '../../../sync/model/request-error.ts';

type ActionState =
  | { readonly phase: 'idle' | 'busy' | 'done' }
  | { readonly phase: 'failed'; readonly error: ReturnType<typeof rethrowUnexpected> };

/** Runs an action, one call at a time, and keeps its outcome. */
export function useAction<Args extends readonly unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [state, setState] = useState<ActionState>({ phase: 'idle' });
  const isRunning = useRef(false);
  async function run(...args: Args) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase: 'busy' });
    try {
      await action(...args);
      setState({ phase: 'done' });
    } catch (error) {
      setState({ phase: 'failed', error: rethrowUnexpected(error) });
    } finally {
      isRunning.current = false;
    }
  }
  return { state, isBusy: state.phase === 'busy', run };
}

/** Returns errors of the server or the device's storage; rethrows anything else, because it is a bug. */
export function rethrowUnexpected(error: unknown): RequestError | DOMException {
  if (error instanceof RequestError || error instanceof DOMException) return error;
  throw error;
}
