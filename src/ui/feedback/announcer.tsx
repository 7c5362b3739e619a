import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import styles from '../layout/visually-hidden.module.css';

interface Announcer {
  readonly announce: Announce;
  /** Adds live regions that replace the previous ones until the returned function is called. */
  readonly register: (announce: Announce) => () => void;
}

const AnnouncerContext = createContext<Announcer>({ announce: () => {}, register: () => () => {} });

/**
 * Provides `useAnnounce` with a polite and an assertive live region. A modal makes the page's regions inert, so each
 * dialog registers its own, and the newest ones are used.
 */
export function AnnouncerHost({ children }: { readonly children: ReactNode }) {
  const speakers = useRef<Announce[]>([]);
  const register = useCallback((announce: Announce) => {
    speakers.current = [...speakers.current, announce];
    return () => {
      speakers.current = speakers.current.filter((speaker) => speaker !== announce);
    };
  }, []);
  const announce = useCallback<Announce>((text, urgency) => speakers.current.at(-1)?.(text, urgency), []);
  const announcer = useMemo(() => ({ announce, register }), [announce, register]);
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <LiveRegions register={register} />
    </AnnouncerContext>
  );
}

/** Announces a text to screen readers: `announce('保存しました')`, or `announce(text, 'assertive')` if urgent; `''` removes what stands. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext).announce;
}

/** Live regions inside a modal, where the host's regions are inert. */
export function ModalLiveRegions() {
  return <LiveRegions register={useContext(AnnouncerContext).register} />;
}

type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

/** Long enough to be spoken, short enough that a screen reader does not find stale text later. */
const KEEP_MS = 8000;

/** A polite and an assertive live region. Each message is a new node, so that a repeated text is announced again. */
function LiveRegions({ register }: { readonly register: (announce: Announce) => () => void }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      register((text, urgency = 'polite') => {
        if (text === '') {
          polite.current?.replaceChildren();
          assertive.current?.replaceChildren();
          return;
        }
        const line = document.createElement('p');
        line.textContent = text;
        (urgency === 'polite' ? polite : assertive).current?.append(line);
        setTimeout(() => line.remove(), KEEP_MS);
      }),
    [register],
  );
  return (
    <div className={styles.hidden}>
      <div ref={polite} aria-live="polite" data-announcer="polite" />
      <div ref={assertive} aria-live="assertive" data-announcer="assertive" />
    </div>
  );
}
