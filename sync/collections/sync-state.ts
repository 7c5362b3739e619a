/** The key of the only row. */
export const SYNC_STATE_ID = 'current';

/** One row that holds a SyncState; local to this device. */
export const syncStateSchema = {
  title: 'sync_state',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 16 },
    state: { type: 'object' },
  },
  required: ['id', 'state'],
} as const;
