/** Two taps within this time at one place are a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 400;

/** Distance between two taps at one place, in CSS pixels: about half a fingertip. */
const DOUBLE_TAP_PX = 32;

/** A click of a finger or pen: when (in the clock of events) and where (in CSS pixels). */
interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The part of React's click event that tells a second click. */
interface Click {
  readonly detail: number;
  readonly nativeEvent: Event;
}

const secondTaps = new WeakSet<Event>();

/** Ignores the second click of a double click or double tap, so that it cannot trigger the button's next action. */
export function ignoreDoubleClick(act: () => void): (click: Click) => void {
  return ({ detail, nativeEvent }) => {
    if (detail <= 1 && !secondTaps.has(nativeEvent)) act();
  };
}

/**
 * Finds double taps by time and place, since iOS counts no taps in `event.detail` and the first tap may have changed what is
 * under the finger. A mouse counts its clicks, and a key press is never part of a double tap. Call once per page.
 */
export function watchDoubleTaps(page: EventTarget): void {
  let pointerType = 'mouse';
  let last: Tap | null = null;
  const onPointerDown = (event: Event) => {
    if ('pointerType' in event && typeof event.pointerType === 'string') pointerType = event.pointerType;
  };
  const onClick = (event: Event) => {
    if (!('detail' in event && 'clientX' in event && 'clientY' in event)) return;
    if (event.detail === 0 || pointerType === 'mouse') return;
    const tap = { at: event.timeStamp, x: Number(event.clientX), y: Number(event.clientY) };
    if (last !== null && isDoubleTap(last, tap)) secondTaps.add(event);
    else last = tap;
  };
  page.addEventListener('pointerdown', onPointerDown, { capture: true });
  page.addEventListener('click', onClick, { capture: true });
}

function isDoubleTap(first: Tap, second: Tap): boolean {
  const ms = second.at - first.at;
  return ms >= 0 && ms < DOUBLE_TAP_MS && Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP_PX;
}
