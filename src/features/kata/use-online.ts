import { useSyncExternalStore } from 'react';
import { useMember } from '../../data/member-context.tsx';

/** Whether this device has a network, as far as it knows. */
export function useOnline(): boolean {
  const { hub } = useMember();
  return useSyncExternalStore(hub.subscribe, () => hub.schedule().online);
}
