/** Three-valued truth: null where the scene does not settle it. */
export type Truth = boolean | null;

export function not(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

/** False if any is false, else unsettled if any is unsettled. */
export function all(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
}

/** True if any is true, else unsettled if any is unsettled. */
export function any(truths: readonly Truth[]): Truth {
  return not(all(truths.map(not)));
}

/** The truth that all share; null if they differ. */
export function shared(truths: readonly Truth[]): Truth {
  const [first = null] = truths;
  return truths.every((truth) => truth === first) ? first : null;
}
