import type { Outcome } from './outcome.ts';

export type SettledDelivery = Outcome & { readonly id: number; readonly endpoint: string };

/** Tells the database what is about to be sent and what has come of it; gives of the former what may be sent. */
export type Note = (begun: readonly number[], settled: readonly SettledDelivery[]) => Promise<readonly number[]>;

export interface Ledger {
  /** Resolves once the database knows that this delivery is being sent; false when another sender has it. */
  readonly begin: (id: number) => Promise<boolean>;
  /** Notes an outcome, at once but without waiting for it. */
  readonly settle: (delivery: SettledDelivery) => void;
  /** Resolves when everything is noted. Rejects, as `begin` does, when the database could not be told. */
  readonly flush: () => Promise<void>;
}

interface Start {
  readonly id: number;
  readonly resolve: (isOurs: boolean) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * The sender's book of a run. One note is under way at a time, and the next one carries all that has come up meanwhile:
 * each outcome is noted as soon as it is known, and yet twenty pushes in flight cost one call, not twenty.
 */
export function createLedger(note: Note): Ledger {
  let starts: readonly Start[] = [];
  let settled: readonly SettledDelivery[] = [];
  let work: Promise<void> | null = null;
  let failure: { readonly cause: unknown } | null = null;

  async function noteAll(): Promise<void> {
    while (starts.length + settled.length > 0) {
      const [begun, ended] = [starts, settled];
      [starts, settled] = [[], []];
      try {
        if (failure !== null) throw failure.cause;
        const ids = begun.map(({ id }) => id);
        const ours = new Set(await note(ids, ended));
        for (const { id, resolve } of begun) resolve(ours.has(id));
      } catch (cause) {
        failure ??= { cause };
        for (const { reject } of begun) reject(cause);
      }
    }
    work = null;
  }

  const wake = (): void => {
    work ??= Promise.resolve().then(noteAll);
  };
  return {
    begin: (id) =>
      new Promise((resolve, reject) => {
        starts = [...starts, { id, resolve, reject }];
        wake();
      }),
    settle(delivery) {
      settled = [...settled, delivery];
      wake();
    },
    async flush() {
      await work;
      if (failure !== null) throw failure.cause;
    },
  };
}
