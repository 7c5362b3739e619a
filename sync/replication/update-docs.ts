import type { BulkWriteRow, RxCollection, RxDocumentData } from 'rxdb';

const WRITE_CONTEXT = 'keiko-update';

/** RxDB's own fields, which never leave this file. */
const RX_FIELDS = ['_deleted', '_rev', '_meta', '_attachments'] as const;

/**
 * Changes documents by id, each one atomically: when another tab was faster, `change` is asked again with what that
 * tab wrote. `change` returns the next document, the very same object to leave it, or null for none. `recalled` are
 * documents as they were stored when last seen, which saves looking for them.
 */
export async function updateDocs<Doc extends { readonly id: string }>(
  collection: RxCollection<Doc>,
  ids: readonly string[],
  change: (doc: Doc | null, id: string) => Doc | null,
  recalled: ReadonlyMap<string, RxDocumentData<Doc>> = new Map(),
): Promise<void> {
  const { storageInstance, name } = collection;
  const stored = new Map(recalled);
  const plans = (open: readonly string[]) => open.flatMap((id) => plan(stored.get(id), id, change));

  /** The ids that were not written because of what the storage had for them, which is now known. */
  async function write(writes: BulkWriteRow<Doc>[]): Promise<readonly string[]> {
    if (writes.length === 0) return [];
    const { error: failures } = await storageInstance.bulkWrite(writes, WRITE_CONTEXT);
    for (const failure of failures) {
      if (failure.status !== 409) {
        throw new Error(`Cannot write "${failure.documentId}" to "${name}" (status ${failure.status})`);
      }
      stored.set(failure.documentId, failure.documentInDb);
    }
    return failures.map((failure) => failure.documentId);
  }

  // Most other documents are new. All are written without looking first: the storage refuses, and shows, what differs.
  const asked = [...new Set(ids)];
  const guesses = plans(asked);
  const guessed = new Set(guesses.map(({ document }) => document.id));
  const taken = await write(guesses);
  const others = asked.filter((id) => !guessed.has(id));
  if (others.length > 0) {
    for (const data of await storageInstance.findDocumentsById(others, true)) stored.set(data.id, data);
  }
  for (let open = [...taken, ...others]; open.length > 0; ) open = [...(await write(plans(open)))];
}

function plan<Doc extends { readonly id: string }>(
  stored: RxDocumentData<Doc> | undefined,
  id: string,
  change: (doc: Doc | null, id: string) => Doc | null,
): BulkWriteRow<Doc>[] {
  const current = stored === undefined || stored._deleted ? null : plain(stored);
  const next = change(current, id);
  if (next === current) return [];
  if (next === null) return stored === undefined ? [] : [{ previous: stored, document: { ...stored, _deleted: true } }];
  const rx = stored === undefined ? freshFields() : { _attachments: {}, _meta: stored._meta, _rev: stored._rev };
  const document = { ...next, ...rx, _deleted: false };
  return [stored === undefined ? { document } : { previous: stored, document }];
}

/** RxDB's wrapper puts the true revision and time in. */
function freshFields() {
  return { _attachments: {}, _meta: { lwt: 1 }, _rev: '1-new' };
}

function plain<Doc>(stored: RxDocumentData<Doc>): Doc {
  const doc = { ...stored };
  for (const field of RX_FIELDS) Reflect.deleteProperty(doc, field);
  return doc;
}
