import { useMember } from '../../data/member/member-context.tsx';
import { rememberQuestion } from '../../data/member/member-settings.ts';
import { PAGE_ID } from '../../ui/layout/page.tsx';

/** Closes a card: what could not be stored is shown again at the next start, and the button that has the focus goes. */
export function closeCard(stored: Promise<void>): void {
  stored.catch(() => undefined);
  document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
}

/** Closes a card that asks something, once its answer is stored; it is the only question of the day. */
export function useCloseQuestion(): (answered?: Promise<void>) => void {
  const member = useMember();
  return (answered = Promise.resolve()) => closeCard(answered.then(() => rememberQuestion(member)));
}
