/** Limits of app and server, by the names of their SQL functions; lengths in code points, unless a name says bytes. */
export const limits = {
  /** Bytes of a request, as sent and as printed. */
  request_bytes_max: 262_144,
  /** Rows that a member may write at once, and how many more each hour; 2 KiB of a push count as one more. */
  write_budget: 40_000,
  writes_per_hour: 500,
  /** Requests and read_bytes of rows that a member may make at once, and what is added in an hour. */
  read_budget: 6_000,
  reads_per_hour: 3_600,
  /** Rows of this size in an answer count as one request. */
  read_bytes: 32_768,
  /** Bytes of an answer after which it brings no more rows; of its results, its page and home's rows each. */
  answer_bytes_max: 1_048_576,
  /** Reads at once of a member where they cannot be counted, because their transaction may not write. */
  readers_at_once: 6,
  /** Superseded ids of one pushed row; a device keeps fewer. */
  row_superseded_ids_max: 50,

  /** Days back for which the server accepts a login, and a ticket after joining. */
  login_days: 400,
  ticket_days: 30,
  /** Days since its last complete sync after which a device pulls everything, and in which it may restore lost rows. */
  absence_days_max: 60,
  /** Days for which the server keeps the ids of writes, and deleted rows. */
  mutation_days: 90,
  tombstone_days: 180,
  /** Days for which the admin sees what was sent, and problems. */
  notification_days: 90,
  problem_days: 30,
  /** Minutes by which an instant of a device may be ahead of the server. */
  minutes_ahead_max: 5,
  /** Days with a recorded one among them that make a member active. */
  active_days: 30,

  username_max: 200,
  bio_max: 200,
  location_max: 200,
  phone_number_max: 40,

  /** Tickets from the start, and the days of a run that earn one more. */
  first_tickets: 3,
  days_per_ticket: 30,
  /** Missed days that tickets cover together. */
  bridged_days_max: 28,

  /** Rows of a member: kata, and kata with the deleted ones that the server keeps. */
  kata_max: 10_000,
  kata_with_deleted_max: 15_000,
  /** Zou and ishiki each; name and category each; all four as the search folds them. */
  kata_text_max: 2000,
  kata_label_max: 100,
  kata_folded_max: 8000,

  /** The shared list: entries, bytes, and bytes of the texts of one entry. */
  shared_list_size: 300,
  shared_list_bytes_max: 131_072,
  shared_kata_bytes_max: 4096,
  query_max: 400,

  reports_per_day: 20,
  report_note_max: 200,

  sessions_max: 20_000,
  training_type_max: 64,
  video_title_max: 200,
  video_number_max: 100_000,
  session_minutes_max: 1440,
  /** Sessions in an answer of the training history. */
  history_sessions_max: 50,
  details_bytes_max: 8192,

  /** Visits of a member: ten a day for ten years. */
  visits_max: 40_000,
  visit_items_max: 100,
  results_bytes_max: 8192,
  item_max: 64,
  result_max: 16,

  notes_max: 10_000,
  notes_with_deleted_max: 15_000,
  note_text_max: 2000,
  note_question_max: 200,

  settings_max: 50,
  setting_entries_max: 1000,
  setting_name_max: 64,
  setting_count_max: 1_000_000,
  /** Bytes of the entries in print: a thousand ids with six digits. */
  setting_bytes_max: 49_152,

  /** What the admin publishes. */
  published_title_max: 100,
  announcement_max: 4000,
  description_max: 500,
  category_max: 50,
  address_max: 500,
  /** A picture of 60 KB as a data URL; its longer side in pixels. */
  picture_max: 82_000,
  picture_side_max: 960,
  training_minutes_max: 120,

  /** Devices of a member that receive notifications. */
  devices_max: 20,
  notification_title_max: 100,
  notification_message_max: 500,

  /** Added material: bytes of an item, items and bytes of a published document, rows of a pack with the ended ones. */
  material_bytes_max: 16_384,
  material_items_max: 500,
  material_document_bytes_max: 262_144,
  material_rows_max: 2000,

  /** Reports of problems of a member in a Tokyo day, problems in one, and the most that count of one code. */
  problem_reports_per_day: 4,
  problems_max: 100,
  problem_amount_max: 100,
} as const;
