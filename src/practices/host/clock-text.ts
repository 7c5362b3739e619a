const SECONDS_PER_MINUTE = 60;

/** Formats seconds as mm:ss. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return [minutes, seconds % SECONDS_PER_MINUTE].map((part) => String(part).padStart(2, '0')).join(':');
}
