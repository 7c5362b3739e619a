import { useStore } from 'jotai';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { arrivedLinkAtom, carriesLink } from '../data/account/arrived-link.ts';
import { promptsSuppressedAtom } from '../data/device/suppress-prompts.ts';
import { watchLaunches } from '../lib/browser/launches.ts';
import { watchOpenRequests } from '../lib/browser/worker-messages.ts';
import { timers } from '../lib/timers.ts';
import { hasUnsavedInputAtom } from '../lib/unsaved-input.ts';
import { paths } from '../paths.ts';
import { watchFirstPaint } from '../session/first-paint.ts';
import { useAnnounce } from '../ui/feedback/announcer.tsx';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';

/** Wraps all screens: everything that follows the location without being a screen. */
export function AppFrame() {
  useEffect(watchFirstPaint, []);
  useScrollRestoration();
  useDismissDialogsOnPop();
  return (
    <RouteChangedProvider>
      <ScreenOrLink />
      <LaunchTarget />
    </RouteChangedProvider>
  );
}

/** Back and Forward close the open dialog with its screen. */
function useDismissDialogsOnPop(): void {
  const location = useLocation();
  const type = useNavigationType();
  const { dismiss } = useDialogs();
  // A layout effect runs before the effects in which the new screen may open a dialog of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation.
  useLayoutEffect(() => {
    if (type === 'POP') dismiss();
  }, [location, type, dismiss]);
}

/** Leads a mailed link to its screen, which takes it from the store: neither URL nor history keep its tokens. */
function useTakeLink(): (link: URL) => void {
  const store = useStore();
  const navigate = useNavigate();
  return (link) => {
    store.set(arrivedLinkAtom, link);
    navigate(paths.authCallback, { replace: true });
  };
}

/** The screen; a mailed link that arrives in the open app, on whatever address, is taken before one shows it. */
function ScreenOrLink() {
  const { pathname, search, hash } = useLocation();
  const link = carriesLink({ search, hash }) ? `${pathname}${search}${hash}` : null;
  const takeLink = useEffectEvent(useTakeLink());
  useLayoutEffect(() => {
    if (link !== null) takeLink(new URL(link, window.location.origin));
  }, [link]);
  return link === null ? <Outlet /> : null;
}

/** Opens what a launch of the open app or a notification click names, unless that would discard something. */
function LaunchTarget() {
  const store = useStore();
  const location = useLocation();
  const navigate = useNavigate();
  const takeLink = useTakeLink();
  const openLaunched = useEffectEvent((url: URL) => {
    // No link ends without words: a practice is recorded as it is left, and a form asks first. The browser also reports the
    // launch that has started the app: the screen of its link stays as it is.
    if (carriesLink(url)) return takeLink(url);
    if (store.get(promptsSuppressedAtom)) return;
    const { pathname, search } = url;
    const isHere = pathname === location.pathname && search === location.search;
    if (pathname !== paths.home && !isHere) navigate(`${pathname}${search}`);
  });
  useEffect(() => watchLaunches(openLaunched), []);
  useEffect(
    () =>
      watchOpenRequests((path) => {
        if (!store.get(promptsSuppressedAtom) && !store.get(hasUnsavedInputAtom)) navigate(path);
      }),
    [store, navigate],
  );
  return null;
}

const RouteChangedContext = createContext(false);

function RouteChangedProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const announce = useAnnounce();
  const [firstKey] = useState(key);
  const [hasChanged, setHasChanged] = useState(false);
  // Before the effects in which the new screen may announce something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation.
  useLayoutEffect(() => announce(''), [key, announce]);
  if (key !== firstKey && !hasChanged) setHasChanged(true);
  return <RouteChangedContext value={hasChanged}>{children}</RouteChangedContext>;
}

/** False on the first page of the visit, true on every later one, where the title takes focus. */
export function useRouteChanged(): boolean {
  return useContext(RouteChangedContext);
}

/** How long a screen may take to show all of its content, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3000;

/** Input after which the page must no longer move by itself. */
const userInput = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back and Forward return to the scroll position of their history entry, also when its list mounts later; another screen
 * starts at the top; a change within a screen (tab, query, hash) keeps the place. React Router's `ScrollRestoration`
 * tries only once, before the rows are read, and starts at the top for every query.
 */
function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  /** By key of the history entry. */
  const positions = useRef(new Map<string, number>()).current;
  const last = useRef<{ readonly key: string; readonly pathname: string }>(null);

  useLayoutEffect(() => {
    // The browser would move the old screen before the new one is rendered.
    window.history.scrollRestoration = 'manual';
    const savePosition = () => {
      if (last.current !== null) positions.set(last.current.key, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [positions]);

  useLayoutEffect(() => {
    const from = last.current;
    last.current = { key, pathname };
    if (from === null || from.key === key) return;
    const isSameScreen = from.pathname === pathname;
    const saved = type === 'POP' ? positions.get(key) : undefined;
    if (isSameScreen && (saved === undefined || hash !== '')) {
      positions.set(key, window.scrollY);
      return;
    }
    const target = saved ?? 0;
    positions.set(key, target);
    window.scrollTo(0, target);
    return target === 0 ? undefined : keepScrollPosition(target);
  }, [positions, key, pathname, hash, type]);
}

/** Scrolls to `target` again while the page grows, until the user acts. The returned function ends it. */
function keepScrollPosition(target: number): () => void {
  const observer = new ResizeObserver(() => window.scrollTo(0, target));
  const cancelTimer = timers.after(RESTORE_TIMEOUT_MS, end);
  function end() {
    observer.disconnect();
    cancelTimer();
    for (const event of userInput) window.removeEventListener(event, end, true);
  }
  for (const event of userInput) window.addEventListener(event, end, true);
  observer.observe(document.body);
  return end;
}
