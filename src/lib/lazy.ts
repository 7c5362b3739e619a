import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { withTimeout } from './with-timeout.ts';

/** Time to load a part, in milliseconds: what is shown with it must not wait for ever. */
const LOAD_TIMEOUT_MS = 10_000;

/** Picks an export of a module that loads with the first call. */
export function pick<Module, Name extends keyof Module>(name: Name, load: () => Promise<Module>) {
  return async () => (await load())[name];
}

/** A screen that loads when it is shown; the error element of its route shows a failure. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => ({ default: await load() }));
}

/** A part of a screen that loads when it is shown; the screen goes on meanwhile, and without one that cannot be loaded in time. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const nothing = () => null;
  const Part = lazyScreen<Props>(() => withTimeout(load(), LOAD_TIMEOUT_MS, () => nothing).catch(() => nothing));
  return (props) => createElement(Suspense, null, createElement(Part, props));
}
