export const engines = ['chromium', 'webkit', 'firefox', 'other'] as const;
export type Engine = (typeof engines)[number];

export type Problem = {
  /** A kind and a code of private.problem_codes(). The server counts other codes as 'other', and leaves out other kinds. */
  readonly kind: string;
  readonly code: string;
  readonly amount: number;
};

/** Argument of `rpc/report_problems`, which is refused with 400 if malformed, and with 429 after too many of a day. */
export type ReportProblemsRequest = {
  readonly p_report: {
    /** The eight characters that name the build, or 'dev'. */
    readonly build: string;
    readonly engine: Engine;
    readonly problems: readonly Problem[];
  };
};
