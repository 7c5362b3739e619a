import type { Row } from './page/rows.ts';

export type Collection = 'training_sessions' | 'kata_forms';

/** What the benchmark does at the server of an engine, like another device of the member. */
export interface EngineServer {
  /** Where the page syncs. */
  readonly url: string;
  readonly addRows: (member: ServerMember, collection: Collection, rows: readonly Row[]) => Promise<void>;
  readonly countRows: (member: ServerMember, collection: Collection) => Promise<number>;
  readonly hasValue: (
    member: ServerMember,
    collection: Collection,
    at: { readonly id: string; readonly field: string; readonly value: string },
  ) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

interface ServerMember {
  readonly userId: string;
}
