import { useEffect } from 'react';

/** Keeps errors of browser extensions out of the console while the screen is mounted; other errors pass through. */
export function useExtensionErrorFilter(): void {
  useEffect(() => {
    const controller = new AbortController();
    const silence = (event: ErrorEvent | PromiseRejectionEvent) => {
      const thrown = 'reason' in event ? event.reason : (event.error ?? event.message);
      if (isExtensionError(thrown)) event.preventDefault();
    };
    window.addEventListener('error', silence, controller);
    window.addEventListener('unhandledrejection', silence, controller);
    return () => controller.abort();
  }, []);
}

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
