import { PAGE_ID } from '../../ui/layout/page.tsx';

/** Closes a card: what could not be stored is shown again at the next start, and the button that has the focus goes. */
export function closeCard(stored: Promise<void>): void {
  stored.catch(() => undefined);
  document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
}
