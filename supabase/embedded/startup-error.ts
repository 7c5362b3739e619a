/** A start-up failure that the operator can fix; shown as one line without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The message of a thrown value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
