/** Where the rows of a collection are. Without an entry: in `public.<collection>` as `t`, with a column for each field. */
export interface Table {
  readonly name?: string;
  /** The columns of the member and of the id. */
  readonly member?: string;
  readonly id?: string;
  /** Other tables of a row. */
  readonly joins?: string;
  /** What is sent of a field that is no column, and beyond the fields. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** The tables that differ from their collections. */
export const tables: Readonly<Record<string, Table>> = {
  profiles: {
    name: 'users',
    member: 'id',
    id: `'me'`,
    columns: { written_rev: 't.written_rev', sharing_stopped: 'private.sharing_stop_of(t.id)' },
  },
  login_records: { id: 'login_date' },
  kata_forms: {
    joins: `
left join private.kata_reviews v on v.user_id = t.user_id and v.id = t.id
left join private.hidden_kata h on h.id = t.id`,
    columns: { review: 'v.review', hidden: 'private.hiding_of(h)' },
  },
  training_progress: { id: 'training_type' },
  member_settings: { id: 'key' },
};
