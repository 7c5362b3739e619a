import type { Outcome } from './outcome.ts';

export type DeliveryResult = Outcome & { readonly id: number; readonly endpoint: string };

/** Records starts and results in the database. Returns the ids of the starts whose lease this sender still holds. */
export type RecordDeliveries = (
  begun: readonly number[],
  results: readonly DeliveryResult[],
) => Promise<readonly number[]>;

interface Start {
  readonly id: number;
  readonly resolve: (isOurs: boolean) => void;
  readonly reject: (cause: unknown) => void;
}

/** Records one sender's starts and results: one call in flight, the next carries everything queued meanwhile. */
export function createLedger(record: RecordDeliveries) {
  let starts: readonly Start[] = [];
  let results: readonly DeliveryResult[] = [];
  let work: Promise<void> | null = null;
  let failure: { readonly cause: unknown } | null = null;

  async function recordAll(): Promise<void> {
    while (starts.length + results.length > 0) {
      const [begun, ended] = [starts, results];
      [starts, results] = [[], []];
      try {
        if (failure !== null) throw failure.cause;
        const ids = begun.map(({ id }) => id);
        const ours = new Set(await record(ids, ended));
        for (const { id, resolve } of begun) resolve(ours.has(id));
      } catch (cause) {
        failure ??= { cause };
        for (const { reject } of begun) reject(cause);
      }
    }
    work = null;
  }

  const startRecording = (): void => {
    work ??= Promise.resolve().then(recordAll);
  };
  return {
    /** Resolves once the database has the delivery as sending; false when another sender holds it. */
    begin: (id: number) =>
      new Promise<boolean>((resolve, reject) => {
        starts = [...starts, { id, resolve, reject }];
        startRecording();
      }),
    /** Queues a result and starts recording it, without waiting. */
    record(delivery: DeliveryResult) {
      results = [...results, delivery];
      startRecording();
    },
    /** Resolves when everything is recorded. Rejects, like `begin`, when a database call failed. */
    async flush() {
      await work;
      if (failure !== null) throw failure.cause;
    },
  };
}
