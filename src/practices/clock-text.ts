const SECONDS_PER_MINUTE = 60;

/** Writes seconds as mm:ss for the eye. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return [minutes, seconds % SECONDS_PER_MINUTE].map((part) => String(part).padStart(2, '0')).join(':');
}
