/**
 * Settles when the animations that the style sheet has just started on an element (and its backdrop) are over
 * (a turning mark inside has no end and is not waited for).
 * Where it starts none, as with reduced motion, that is at once: the length lives in the style sheet alone.
 */
export async function animationsEnd(element: HTMLElement): Promise<void> {
  const finite = element
    .getAnimations({ subtree: true })
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}
