/** The JSON-schema part that every synced collection shares; see SyncedDoc for the meaning of each field. */
export const syncFields = {
  id: { type: 'string', maxLength: 100 },
  rev: {
    type: 'number',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    multipleOf: 1,
  },
  dirty: { type: 'number', minimum: 0, maximum: 2, multipleOf: 1 },
  mut: { type: 'string', maxLength: 36 },
  past: { type: 'array', items: { type: 'string' } },
  base: { type: ['object', 'null'] },
  del: { type: 'boolean' },
  code: { type: ['string', 'null'] },
} as const;

export const requiredSyncFields = ['id', 'rev', 'dirty', 'mut', 'past', 'base', 'del', 'code'] as const;

export const text = { type: 'string' } as const;
export const optionalText = { type: ['string', 'null'] } as const;
export const whole = { type: 'number' } as const;
