import { createRxDatabase, type RxCollection } from 'rxdb';
import { kataFormsSchema } from '../../../../sync/collections/kata-forms.ts';
import { syncFields } from '../../../../sync/collections/sync-fields.ts';
import { trainingSessionsSchema } from '../../../../sync/collections/training-sessions.ts';
import { createIndexedDbStorage } from '../../../../sync/indexed-db-storage.ts';
import type { DeviceConfig } from './peer.ts';
import type { Row } from './rows.ts';

/** The database for RxDB's own replications: the same rows and indexes, without the fields of our sync. */
export async function openPeerDatabase({ memberId, c }: Pick<DeviceConfig, 'memberId' | 'c'>) {
  const database = await createRxDatabase<Record<'rows', RxCollection<Row>>>({
    name: `peer-${memberId}`,
    storage: createIndexedDbStorage(),
    multiInstance: true,
    closeDuplicates: true,
  });
  const { properties, indexes } = c === 'kata_forms' ? kataFormsSchema : trainingSessionsSchema;
  const productFields = Object.entries(properties).filter(
    ([field]) => !(field in syncFields) && field !== 'copy_count',
  );
  await database.addCollections({
    rows: {
      schema: {
        version: 0,
        primaryKey: 'id',
        type: 'object',
        properties: { id: syncFields.id, ...Object.fromEntries(productFields) },
        required: c === 'kata_forms' ? ['id'] : ['id', 'completed_at'],
        indexes: indexes.filter((index) => index !== 'dirty'),
      },
    },
  });
  const { rows } = database.collections;
  return {
    rows,
    local: {
      write: async (items: readonly Row[]) => {
        const { error } = await rows.bulkInsert([...items]);
        if (error.length > 0) throw new Error(`${error.length} rows were not inserted`);
      },
      edit: async (id: string, field: string, value: string) => {
        const found = await rows.findOne(id).exec(true);
        await found.incrementalPatch({ [field]: value });
      },
      countRows: () => rows.count().exec(),
      countRejected: async () => 0,
    },
    close: () => database.close(),
  };
}
