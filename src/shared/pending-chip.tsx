import { useMember } from '../data/member/member-context.tsx';
import { Chip } from '../ui/controls/chip.tsx';

/** Marks a row that the server does not have yet; without an account no row is meant for it. */
export function PendingChip() {
  const { isGuest } = useMember();
  return isGuest ? null : <Chip tone="info">未送信</Chip>;
}
