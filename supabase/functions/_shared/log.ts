/** Writes to the platform's log. */
export function log(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: it is how a function writes to its log
  console.error(message, cause);
}
