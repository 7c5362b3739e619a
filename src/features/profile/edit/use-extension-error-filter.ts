import { useEffect } from 'react';
import { isExtensionError } from './extension-errors.ts';

/** Keeps errors of browser extensions out of the console while the screen is mounted; other errors pass through. */
export function useExtensionErrorFilter(): void {
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      if (isExtensionError(event.error ?? event.message)) event.preventDefault();
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isExtensionError(event.reason)) event.preventDefault();
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
}
