import { type Feature, featureAt, membersAt } from './compat.ts';

/** Objects with the names of the global scope in MDN's data, beside the interfaces and builtins. */
const GLOBAL_SCOPES = ['Window', 'ServiceWorkerGlobalScope', 'WorkerGlobalScope'];

/** The interfaces of global objects, and of what they hold. */
const GLOBAL_INSTANCES: Readonly<Record<string, readonly string[]>> = {
  caches: ['CacheStorage'],
  clients: ['Clients'],
  console: ['console'],
  crypto: ['Crypto'],
  document: ['Document', 'Node', 'EventTarget'],
  documentElement: ['HTMLElement', 'Element', 'Node', 'EventTarget'],
  history: ['History'],
  indexedDB: ['IDBFactory'],
  localStorage: ['Storage'],
  location: ['Location'],
  locks: ['LockManager'],
  navigator: ['Navigator', 'WorkerNavigator'],
  performance: ['Performance'],
  registration: ['ServiceWorkerRegistration'],
  serviceWorker: ['ServiceWorkerContainer'],
  sessionStorage: ['Storage'],
  speechSynthesis: ['SpeechSynthesis', 'EventTarget'],
  storage: ['StorageManager'],
  subtle: ['SubtleCrypto'],
  visualViewport: ['VisualViewport', 'EventTarget'],
  wakeLock: ['WakeLock'],
};

/** Interfaces whose methods are looked for by name alone; elsewhere too many names are those of a library. */
const COMMON_INTERFACES = [
  ...[
    'AbortController',
    'AbortSignal',
    'Animation',
    'Blob',
    'Cache',
    'CacheStorage',
    'CSSStyleSheet',
    'CustomStateSet',
  ],
  ...['DataTransfer', 'Document', 'DocumentFragment', 'Element', 'ElementInternals', 'Event', 'EventTarget', 'File'],
  ...['FormData', 'Headers', 'History', 'HTMLDialogElement', 'HTMLElement', 'HTMLFormElement', 'HTMLInputElement'],
  ...['HTMLSelectElement', 'IDBDatabase', 'IDBFactory', 'IDBObjectStore', 'IDBTransaction', 'IntersectionObserver'],
  ...['MutationObserver', 'Node', 'Notification', 'Performance', 'Range', 'ReadableStream', 'Request', 'Response'],
  ...[
    'ResizeObserver',
    'Selection',
    'ServiceWorkerRegistration',
    'ShadowRoot',
    'URL',
    'URLSearchParams',
    'WindowClient',
  ],
] as const;

const builtins = membersAt('javascript.builtins').filter((name) => name !== 'Intl' && name !== 'Temporal');
const intl = membersAt('javascript.builtins.Intl');

const namedMembers = indexMembers([
  ...COMMON_INTERFACES.map((name) => `api.${name}`),
  ...builtins.map((name) => `javascript.builtins.${name}`),
  ...intl.map((name) => `javascript.builtins.Intl.${name}`),
]);

const allEvents = indexMembers(membersAt('api').map((name) => `api.${name}`));

/** The features that a global name may mean: an interface, a builtin, or a member of the global object. */
export function globalFeatures(name: string): readonly Feature[] {
  return features([
    `javascript.builtins.${name}`,
    `api.${name}`,
    ...GLOBAL_SCOPES.map((scope) => `api.${scope}.${name}`),
  ]);
}

/** The features that `object.member` may mean for the name of a class or of an object of the browser. */
export function memberFeatures(object: string, member: string): readonly Feature[] {
  const owners = Object.hasOwn(GLOBAL_INSTANCES, object) ? (GLOBAL_INSTANCES[object] ?? []) : [];
  return features([
    `javascript.builtins.${object}.${member}`,
    `api.${object}.${member}_static`,
    ...owners.map((owner) => `api.${owner}.${member}`),
  ]);
}

/** The features that a call of `.name()` may mean on an unknown object; none if no common one has such a method. */
export function methodFeatures(name: string): readonly Feature[] {
  return namedMembers.get(name) ?? [];
}

/** The events of this name on any target. */
export function eventFeatures(name: string): readonly Feature[] {
  return allEvents.get(`${name}_event`) ?? [];
}

/** Whether a name is that of an object of the browser whose members are known. */
export function isGlobalInstance(name: string): boolean {
  return Object.hasOwn(GLOBAL_INSTANCES, name);
}

/** The methods that iterators have got, which arrays have had for long. */
export const iteratorHelpers: readonly string[] = membersAt('javascript.builtins.Iterator').filter((name) =>
  /^[a-z]/.test(name),
);

function features(paths: readonly string[]): readonly Feature[] {
  return paths.flatMap((path) => featureAt(path) ?? []);
}

/** The members of some owners by name. */
function indexMembers(owners: readonly string[]): ReadonlyMap<string, readonly Feature[]> {
  const index = new Map<string, Feature[]>();
  for (const owner of owners) {
    for (const member of membersAt(owner)) {
      const feature = featureAt(`${owner}.${member}`);
      if (feature === null) continue;
      const name = member.replace(/_static$/, '');
      index.set(name, [...(index.get(name) ?? []), feature]);
    }
  }
  return index;
}
