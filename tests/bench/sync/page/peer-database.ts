import { createRxDatabase, type RxCollection } from 'rxdb';
import { filter, firstValueFrom } from 'rxjs';
import { createIndexedDbStorage } from '../../../../sync/storage/database.ts';
import type { DeviceConfig } from './peer.ts';
import type { Row } from './rows.ts';

const id = { type: 'string', maxLength: 100 };
const text = { type: 'string' };
const optionalText = { type: ['string', 'null'] };
const optionalObject = { type: ['object', 'null'] };

const schemas = {
  training_sessions: {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: {
      id,
      training_type: text,
      video_title: text,
      video_number: { type: ['number', 'null'] },
      status: text,
      duration_minutes: { type: 'number' },
      details: optionalObject,
      completed_at: { type: 'string', maxLength: 30 },
    },
    required: ['id', 'completed_at'],
    indexes: ['completed_at'],
  },
  kata_forms: {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: {
      id,
      zou: text,
      ishiki: text,
      name: optionalText,
      category: optionalText,
      is_copied: { type: 'boolean' },
      original_id: optionalText,
      review: optionalObject,
    },
    required: ['id'],
    indexes: [],
  },
};

/** The database for RxDB's own replications: a collection per entity, with the row's fields and no others. */
export async function openPeerDatabase({ memberId, collection }: Pick<DeviceConfig, 'memberId' | 'collection'>) {
  const database = await createRxDatabase<Record<'rows', RxCollection<Row>>>({
    name: `peer-${memberId}`,
    storage: createIndexedDbStorage(),
    multiInstance: true,
    closeDuplicates: true,
  });
  await database.addCollections({ rows: { schema: schemas[collection] } });
  const { rows } = database.collections;
  return {
    rows,
    local: {
      write: async (items: readonly Row[]) => {
        const { error } = await rows.bulkInsert([...items]);
        if (error.length > 0) throw new Error(`${error.length} rows were not inserted`);
      },
      edit: async (id: string, field: string, value: string) => {
        const document = await rows.findOne(id).exec(true);
        await document.incrementalPatch({ [field]: value });
      },
      async waitForValue(id: string, field: string, value: string) {
        await firstValueFrom(rows.findOne(id).$.pipe(filter((row) => row?.get(field) === value)));
      },
      countRows: () => rows.count().exec(),
      countRejected: async () => 0,
    },
    close: () => database.close(),
  };
}
