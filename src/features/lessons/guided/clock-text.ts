const SECONDS_PER_MINUTE = 60;

/** Formats seconds as m:ss. */
export function countdownText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return `${minutes}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}
