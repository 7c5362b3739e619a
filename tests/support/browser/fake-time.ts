declare global {
  interface Window {
    /** Moves the wall clock of the page on. Set by `installFakeTime`. */
    skipTime: (ms: number) => void;
    /** How many times as fast timeouts run that start from now on. */
    timeoutSpeed: number;
  }
}

/** Runs in the page, before its scripts: what stands for a clock in engines whose clock a test cannot set. */
export function installFakeTime(): void {
  const readClock = Date.now;
  const startTimeout = window.setTimeout.bind(window);
  let skipped = 0;
  Date.now = () => readClock() + skipped;
  window.skipTime = (ms) => {
    skipped += ms;
  };
  window.timeoutSpeed = 1;
  const startFaster = (call: TimerHandler, ms = 0, ...values: unknown[]) =>
    startTimeout(call, ms / window.timeoutSpeed, ...values);
  Object.assign(window, { setTimeout: startFaster });
}
