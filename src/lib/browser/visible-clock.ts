interface Visibility extends Pick<EventTarget, 'addEventListener'> {
  readonly visibilityState: DocumentVisibilityState;
}

/** A clock in epoch milliseconds that stands still while the page is hidden; for durations only. */
export function createVisibleClock(page: Visibility, now: () => number): () => number {
  let hiddenMs = 0;
  let hiddenSince: number | null = null;
  const update = () => {
    const isHidden = page.visibilityState === 'hidden';
    if (isHidden && hiddenSince === null) hiddenSince = now();
    if (!isHidden && hiddenSince !== null) {
      hiddenMs += now() - hiddenSince;
      hiddenSince = null;
    }
  };
  update();
  page.addEventListener('visibilitychange', update);
  return () => {
    update();
    return (hiddenSince ?? now()) - hiddenMs;
  };
}

let clock: (() => number) | null = null;

export function visibleNow(): number {
  clock ??= createVisibleClock(document, Date.now);
  return clock();
}
