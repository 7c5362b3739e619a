const columns = (names: string): readonly string[] => names.split(/\s+/);

/** The columns that are read of each table, in the shapes of the former system; others are reported. */
export const TABLES = {
  users: columns(`id username email tickets total_logins current_streak
    longest_streak last_login_date bio location birth_date phone_number created_at`),
  login_records: columns('user_id login_date created_at kind'),
  kata_forms: columns('id user_id name category zou ishiki deleted is_copied original_id copy_count created_at'),
  training_sessions: columns(
    'id user_id training_type video_title video_number status duration_minutes details completed_at',
  ),
  training_progress: columns('user_id training_type total_lessons current_lesson last_watched_date completed_at'),
};

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** A row of a source with the line on which it begins; a value is null when the source has none. */
export interface SourceRow {
  readonly line: number;
  readonly values: ReadonlyMap<string, string | null>;
}
