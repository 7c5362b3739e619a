import * as v from 'valibot';
import { parserOf } from '../../sync/protocol/read-as.ts';
import { auditEntry } from './admin-audit.ts';
import { instant } from './dates.ts';

const moderatedKata = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  category: v.nullable(v.string()),
  zou: v.string(),
  ishiki: v.string(),
  copy_count: v.number(),
  /** Reports that no decision has closed. */
  open_reports: v.number(),
  /** The newest 20, newest first. */
  reports: v.array(v.object({ reason: v.string(), note: v.nullable(v.string()), at: instant, is_open: v.boolean() })),
  /** Null while it is shared. */
  hidden: v.nullable(
    v.object({
      reason: v.string(),
      note: v.nullable(v.string()),
      hidden_at: instant,
      /** When its author last changed the texts since; null if they have not. */
      corrected_at: v.nullable(instant),
    }),
  ),
  /** The last ten decisions of admins, newest first. */
  decisions: v.array(auditEntry),
});

/** A shared or hidden kata as the admin sees it; it identifies neither its author nor those who reported it. */
export type ModeratedKata = Readonly<v.InferOutput<typeof moderatedKata>>;

/** Parses the response of `rpc/list_moderated_kata`; null when invalid. */
export const parseModeratedKatas = parserOf<readonly ModeratedKata[]>(v.array(moderatedKata));
