import type { NavigateOptions, Navigation } from '../../navigation/navigation.tsx';
import type { RouterApp } from '../router/router-app.tsx';

export type Change = Omit<Navigation, 'navigate'>;

export interface EntranceHistory extends Pick<Navigation, 'location' | 'navigate'> {
  /** Calls back at each change; the returned function ends it. */
  readonly subscribe: (listener: (change: Change) => void) => () => void;
  /** Stops listening, and leaves all further navigation to the router, which goes on from the same entries. */
  readonly handOver: (app: RouterApp) => void;
}

/** The history of the entrance: that of the browser, with entries in the form of React Router. */
export function createEntranceHistory(): EntranceHistory {
  let listener: ((change: Change) => void) | null = null;
  let app: RouterApp | null = null;
  const notify = (type: Navigation['type']) => listener?.({ location: readLocation(), type });
  const onPop = () => notify('POP');
  window.addEventListener('popstate', onPop);
  // The router asks before it leaves a form only where it knows the number of both entries.
  window.history.replaceState({ ...window.history.state, idx: readEntry().idx }, '');

  return {
    get location() {
      return readLocation();
    },
    navigate(to, options = {}) {
      if (app !== null) return app.navigate(to, options);
      writeEntry(to, options);
      notify(options.replace ? 'REPLACE' : 'PUSH');
    },
    subscribe(call) {
      listener = call;
      return () => {
        listener = null;
      };
    },
    handOver(started) {
      window.removeEventListener('popstate', onPop);
      app = started;
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

function writeEntry(to: string, { replace = false, state = null }: NavigateOptions): void {
  const key = Math.random().toString(36).slice(2, 10);
  const { idx } = readEntry();
  if (replace) window.history.replaceState({ usr: state, key, idx }, '', to);
  else window.history.pushState({ usr: state, key, idx: idx + 1 }, '', to);
}

function readLocation(): Navigation['location'] {
  const { pathname, search, hash } = window.location;
  const { usr, key } = readEntry();
  return { pathname, search, hash, state: usr, key };
}
