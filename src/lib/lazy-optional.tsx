import { type ComponentType, lazy } from 'react';
import { withTimeout } from './with-timeout.ts';

/** Time to load a part, in milliseconds: what is shown with it must not wait for ever. */
const LOAD_TIMEOUT_MS = 10_000;

/** A part of a screen that loads when it is shown; the screen goes on without one that cannot be loaded in time. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    withTimeout(load(), LOAD_TIMEOUT_MS, () => () => null).then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
}
