import { type ComponentType, lazy } from 'react';

/**
 * A part of a screen that loads when it is first shown, inside a Suspense boundary. The screen goes on without one that
 * cannot be loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
}
