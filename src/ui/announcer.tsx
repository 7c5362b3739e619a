import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react';
import { type Announce, LiveRegions } from './live-regions.tsx';

type Announcer = {
  announce: Announce;
  /** Adds regions that speak instead of those before them; returns how to take them away. */
  register: (announce: Announce) => () => void;
};

const AnnouncerContext = createContext<Announcer>({ announce: () => {}, register: () => () => {} });

/**
 * Holds two live regions for as long as the app runs, one polite and one assertive.
 * An open modal makes them inert, so each dialog brings its own and the newest ones speak.
 */
export function AnnouncerHost({ children }: { children: ReactNode }) {
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

/** Says something to screen readers: `announce('保存しました')`, or `announce(text, 'assertive')` when it cannot wait. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext).announce;
}

/** Live regions inside a modal, where the host's own cannot be heard. */
export function ModalLiveRegions() {
  return <LiveRegions register={useContext(AnnouncerContext).register} />;
}
