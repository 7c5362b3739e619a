import { transitions } from '../../sync/engine/row-transitions.ts';

/** How often each cell of the matrix was reached, by its name. */
export type Hits = Readonly<Record<string, number>>;

let hits: Record<string, number> = {};

export function recordHit(cell: string): void {
  hits[cell] = (hits[cell] ?? 0) + 1;
}

/** The hits since the last call. */
export function takeHits(): Hits {
  const taken = hits;
  hits = {};
  return taken;
}

for (const [state, handlers] of Object.entries(transitions)) {
  for (const [event, handle] of Object.entries(handlers)) {
    const countAndHandle = (...input: readonly unknown[]) => {
      recordHit(`${state} ${event}`);
      return Reflect.apply(handle, undefined, input);
    };
    Object.assign(handlers, { [event]: countAndHandle });
  }
}
