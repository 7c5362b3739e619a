/** What browser extensions that fill in forms throw into the page when they have lost their other half. */
const known = [
  'A listener indicated an asynchronous response by returning true',
  'Could not establish connection. Receiving end does not exist',
  'Extension context invalidated',
  'The message port closed before a response was received',
] as const;

/** Whether an error is a browser extension's: nothing that the member or this app could mend. */
export function isExtensionError(thrown: unknown): boolean {
  const message = thrown instanceof Error ? thrown.message : thrown;
  return typeof message === 'string' && known.some((part) => message.includes(part));
}
