import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import type { Member } from './member.ts';

const MemberContext = createContext<Member | null>(null);

export function MemberProvider({ member, children }: { readonly member: Member; readonly children: ReactNode }) {
  return <MemberContext value={member}>{children}</MemberContext>;
}

/** The member whose data is open. Throws outside a member's screens. */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (member === null) throw new Error('Cannot use member data outside MemberProvider');
  return member;
}

/** Today's Tokyo day. Re-renders at midnight. */
export function useToday(): Day {
  const { clock } = useMember();
  return useSyncExternalStore(clock.subscribe, clock.today);
}

/** True while the device clock has been set back. Days are unreliable until the next sync. */
export function useClockRolledBack(): boolean {
  const { clock } = useMember();
  return useSyncExternalStore(clock.subscribe, clock.isClockRolledBack);
}
