import type { ReactElement } from 'react';
import type { NavigateOptions, Navigation } from '../../navigation/navigation.tsx';
import type { RouterApp } from '../router/router-app.tsx';

type Change = Omit<Navigation, 'navigate'>;

type Listener = (change: Change) => void;

export interface EntranceHistory extends Navigation {
  /** Calls back at each change; the returned function ends it. */
  readonly subscribe: (listener: Listener) => () => void;
  /** Leaves the history to React Router, which goes on from its entries. Starts it once; returns what it shows. */
  readonly handOver: (startRouter: () => RouterApp) => ReactElement;
}

/** The history of the entrance: that of the browser, with entries in the form of React Router. */
export function createEntranceHistory(): EntranceHistory {
  const listeners = new Set<Listener>();
  const notify = (type: Navigation['type']) => {
    const change = { location: readLocation(), type };
    for (const listener of listeners) listener(change);
  };
  const onPop = () => notify('POP');
  window.addEventListener('popstate', onPop);

  const go = (to: string, { replace = false, state = null }: NavigateOptions = {}) => {
    const entry = {
      usr: state,
      key: Math.random().toString(36).slice(2, 10),
      idx: readEntry().idx + (replace ? 0 : 1),
    };
    if (replace) window.history.replaceState(entry, '', to);
    else window.history.pushState(entry, '', to);
    notify(replace ? 'REPLACE' : 'PUSH');
  };

  let app: RouterApp | null = null;
  return {
    get location() {
      return readLocation();
    },
    type: 'POP',
    navigate(to, options) {
      if (app === null) go(to, options);
      else app.navigate(to, options);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handOver(startRouter) {
      window.removeEventListener('popstate', onPop);
      app ??= startRouter();
      return app.element;
    },
  };
}

interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

/** The state of the current entry; the first one of a visit has none. */
function readEntry(): Entry {
  const entry: Partial<Entry> | null = window.history.state;
  return { usr: entry?.usr ?? null, key: entry?.key ?? 'default', idx: entry?.idx ?? 0 };
}

function readLocation(): Navigation['location'] {
  const { pathname, search, hash } = window.location;
  const { usr, key } = readEntry();
  return { pathname, search, hash, state: usr, key };
}
