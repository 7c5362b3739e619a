import { useRef, useState } from 'react';
import { rethrowUnexpected } from './auth-form.tsx';

type ActionState =
  | { readonly phase: 'idle' | 'busy' | 'done' }
  | { readonly phase: 'failed'; readonly error: ReturnType<typeof rethrowUnexpected> };

/** Runs an action that needs the server, one call at a time, and keeps its outcome. */
export function useOnlineAction(action: () => Promise<void>) {
  const [state, setState] = useState<ActionState>({ phase: 'idle' });
  const isRunning = useRef(false);
  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase: 'busy' });
    try {
      await action();
      setState({ phase: 'done' });
    } catch (error) {
      setState({ phase: 'failed', error: rethrowUnexpected(error) });
    } finally {
      isRunning.current = false;
    }
  }
  return { state, run };
}
