/**
 * Waits for the finite CSS animations of an element and its subtree, so that durations stay in the style sheet. Resolves
 * at once if there are none, as with reduced motion; ignores infinite ones, such as a spinner.
 */
export async function waitForAnimations(element: HTMLElement): Promise<void> {
  const finite = element
    .getAnimations({ subtree: true })
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}
