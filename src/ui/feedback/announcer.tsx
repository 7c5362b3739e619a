import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react';
import { type Announce, LiveRegions } from './live-regions.tsx';

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

/** Announces a text to screen readers: `announce('保存しました')`, or `announce(text, 'assertive')` if urgent. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext).announce;
}

/** Live regions inside a modal, where the host's regions are inert. */
export function ModalLiveRegions() {
  return <LiveRegions register={useContext(AnnouncerContext).register} />;
}
