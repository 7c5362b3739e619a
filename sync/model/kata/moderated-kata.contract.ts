import * as v from 'valibot';
import { instant } from '../day/day-fields.ts';
import { AuditEntry } from '../operations/admin-audit.contract.ts';

const texts = {
  name: v.nullable(v.string()),
  category: v.nullable(v.string()),
  zou: v.string(),
  ishiki: v.string(),
};

const report = v.object({
  reason: v.string(),
  note: v.nullable(v.string()),
  at: instant,
  is_open: v.boolean(),
  /** What was reported, when the kata has other texts by now or is deleted; else null. */
  texts: v.nullable(v.object(texts)),
});

/** A shared, hidden or reported kata as the admin sees it; it identifies neither its author nor those who reported it. */
export const ModeratedKata = v.object({
  id: v.string(),
  /** Deleted by its author; its texts are empty. */
  deleted: v.boolean(),
  ...texts,
  copy_count: v.number(),
  /** Reports that no decision has closed. */
  open_reports: v.number(),
  /** The newest 20, newest first. */
  reports: v.array(report),
  /** Null while it is shared. */
  hidden: v.nullable(
    v.object({
      reason: v.string(),
      note: v.nullable(v.string()),
      hidden_at: instant,
      /** When its author last changed the texts since; null if they have not. */
      corrected_at: v.nullable(instant),
      /** Hidden by itself, because its text was hidden in another kata. */
      by_text: v.boolean(),
    }),
  ),
  /** The author can still be told from the kata, so their sharing can be stopped. */
  has_author: v.boolean(),
  /** Why no kata of the author is shared; null while they are. */
  sharing_stopped: v.nullable(v.object({ reason: v.string(), note: v.nullable(v.string()) })),
  /** The last ten decisions of admins, newest first. */
  decisions: v.array(AuditEntry),
});
export type ModeratedKata = Readonly<v.InferOutput<typeof ModeratedKata>>;
