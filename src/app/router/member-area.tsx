import { useAtomValue } from 'jotai';
import { Outlet, useMatches } from 'react-router-dom';
import { sessionAtom } from '../../data/account/session-state.ts';
import { isScreenHandle } from '../../navigation/screen-route.ts';
import { OutdatedScreen } from '../outdated-screen.tsx';
import { GuestView } from './guest-area.tsx';
import { Loading } from './loading.tsx';
import { LoginRedirect } from './login-redirect.tsx';
import { StorageFailureScreen } from './storage-failure-screen.tsx';

/** Member screens; what a guest sees, and a member whose data cannot be opened, is the route's. */
export function MemberArea() {
  const session = useAtomValue(sessionAtom);
  const matched = useMatches().at(-1)?.handle;
  const handle = isScreenHandle(matched) ? matched : null;
  const guestView = handle?.guestView;
  switch (session.status) {
    case 'loading':
      return <Loading />;
    case 'guest':
      return guestView === undefined ? <LoginRedirect hasLeft={session.hasLeft} /> : <GuestView>{guestView}</GuestView>;
    case 'outdated':
      return <GuestView>{handle?.needsNoData ? guestView : <OutdatedScreen />}</GuestView>;
    case 'failed':
      return <GuestView>{handle?.needsNoData ? guestView : <StorageFailureScreen />}</GuestView>;
    case 'member':
      return <Outlet />;
  }
}
