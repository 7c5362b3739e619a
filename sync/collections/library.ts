/** What the operator publishes, kept whole: the rows 'notices' and 'shared_kata'. */
export const librarySchema = {
  title: 'library',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 32 },
    version: { type: 'number' },
    body: {},
  },
  required: ['id', 'version'],
} as const;
