const SECONDS_PER_MINUTE = 60;

/** Writes seconds as mm:ss for the eye. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return [minutes, seconds % SECONDS_PER_MINUTE].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Says a length of time in words, as in 4分5秒. */
export function spokenDuration(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = seconds % SECONDS_PER_MINUTE;
  if (minutes === 0) return `${rest}秒`;
  return rest === 0 ? `${minutes}分` : `${minutes}分${rest}秒`;
}
