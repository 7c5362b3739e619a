declare global {
  interface Window {
    /** Errors of this page, recorded by `recordErrors`. */
    recordedErrors?: string[];
  }
}

/**
 * Runs in the page before its scripts: records uncaught errors, console errors and violations of the policy, for a browser
 * whose driver does not report them. Errors of earlier pages of the tab wait in sessionStorage.
 */
export function recordErrors(): void {
  const errors: string[] = [];
  window.recordedErrors = errors;
  const record = (...values: readonly unknown[]) => {
    errors.push(values.map(String).join(' '));
  };
  const { error: log } = console;
  console.error = (...values: unknown[]) => {
    record(...values);
    log.apply(console, values);
  };
  window.addEventListener('error', ({ error, message }) => record(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record(`Violates the policy "${effectiveDirective}": ${blockedURI}`),
  );
  window.addEventListener('pagehide', () => {
    try {
      const earlier = JSON.parse(sessionStorage.getItem('recorded-errors') ?? '[]');
      sessionStorage.setItem('recorded-errors', JSON.stringify([...earlier, ...errors.splice(0)]));
    } catch {
      // The test blocks the storage.
    }
  });
}

/** Runs in the page: returns and forgets the recorded errors of the tab. */
export function takeRecordedErrors(): readonly string[] {
  const errors = window.recordedErrors?.splice(0) ?? [];
  try {
    errors.unshift(...JSON.parse(sessionStorage.getItem('recorded-errors') ?? '[]'));
    sessionStorage.removeItem('recorded-errors');
  } catch {
    // A blank page has no storage, or the test blocks it.
  }
  return errors;
}
