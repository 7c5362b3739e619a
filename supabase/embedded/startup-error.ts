/** A start that failed for a reason the operator can act on: its message is shown as one line, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The text of anything thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
