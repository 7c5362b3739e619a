/** Writes to the platform's log. */
export function log(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the platform logs console output
  console.error(message, cause);
}
