/** Errors that form-filling browser extensions throw into the page when their messaging port is closed. */
const extensionMessages = [
  'A listener indicated an asynchronous response by returning true',
  'Could not establish connection. Receiving end does not exist',
  'Extension context invalidated',
  'The message port closed before a response was received',
] as const;

/** Whether an error comes from a browser extension, so that neither the member nor the app can fix it. */
export function isExtensionError(thrown: unknown): boolean {
  const message = thrown instanceof Error ? thrown.message : thrown;
  return typeof message === 'string' && extensionMessages.some((part) => message.includes(part));
}
