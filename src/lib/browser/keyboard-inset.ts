/** Pinch zoom shrinks the visual viewport too. */
const MAX_SCALE = 1.05;

/** The browser's own bars may cover a little; a keyboard covers more, in CSS pixels. */
const MIN_KEYBOARD_PX = 100;

/** Keeps the height under iOS's keyboard, which shrinks neither page nor `dvh`, in `--keyboard-inset`. Call once. */
export function watchKeyboard(): void {
  const { visualViewport: viewport } = window;
  if (!viewport) return;
  const readCovered = () => {
    const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
    return viewport.scale > MAX_SCALE || covered < MIN_KEYBOARD_PX ? 0 : covered;
  };
  const update = () => document.documentElement.style.setProperty('--keyboard-inset', `${readCovered()}px`);
  viewport.addEventListener('scroll', update);
  viewport.addEventListener('resize', () => {
    update();
    // A dialog becomes smaller, and may hide the field in which the member types.
    const { activeElement } = document;
    if (readCovered() > 0 && activeElement?.closest('dialog')) activeElement.scrollIntoView({ block: 'nearest' });
  });
}
