import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../ui/layout/page.tsx';

/** The back link of a screen opened from many others: to the one before, or `fallback` on a visit's first page. */
export function ReturnLink({ fallback }: { readonly fallback: string }) {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    if (opensElsewhere(event) || !hasEntryBefore()) return;
    event.preventDefault();
    void navigate(-1);
  }
  return <BackLink to={fallback} onClick={goBack} />;
}

/** Whether the browser opens the link in another tab or window, or downloads it. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** React Router numbers the entries of a visit. */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
