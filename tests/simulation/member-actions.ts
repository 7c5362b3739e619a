import { type LocalChange, localWrite } from '../../sync/engine/local-write.ts';
import type { Store } from '../../sync/engine/ports.ts';
import { isDeleted, isKeptHere } from '../../sync/engine/row.ts';
import type { SyncNotice } from '../../sync/engine/sync-state.ts';
import { collectionIn, knowsCollection } from '../../sync/model/build.ts';
import { allFields } from '../../sync/model/collection.ts';
import { trustedNow } from '../../sync/model/day/clock-offset.ts';
import { addDays, type Day, dayAt, toDay } from '../../sync/model/day/day.ts';
import { joinValues } from '../../sync/model/joins.ts';
import { type Body, pick } from '../../sync/model/json.ts';
import { kataForms } from '../../sync/model/kata/kata-forms.collection.ts';
import { BRAIN_SPEED } from '../../sync/model/lessons/lessons.ts';
import type { Rng } from '../../sync/model/practice/seeded-random.ts';
import { planTickets } from '../../sync/model/streak/tickets.ts';
import { parseDocument } from '../../sync/model/synced-collections.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { MemberAction } from './plan.ts';

export interface ActionContext {
  readonly store: Store;
  readonly data: MemoryData;
  readonly rng: Rng;
  readonly deviceNow: number;
  /** Part of every text that this member writes, so that a leak to another member is detected. */
  readonly mark: string;
  /** Waits `ms` between two edits. */
  readonly pause: (ms: number) => Promise<void>;
  /** A random kata on the server, of either member; null when there is none. */
  readonly sharedKata: string | null;
}

/** Writes a row; nothing when the build does not have its collection. */
type WriteRow = (collection: string, id: string, change: LocalChange) => Promise<void>;

/** Performs the local writes of a member action, as the screens do. Rejects when the storage fails. */
export async function performAction(kind: MemberAction, context: ActionContext): Promise<void> {
  const { rng, mark, store } = context;
  const write: WriteRow = async (collection, id, change) => {
    if (!knowsCollection(store.build, collection)) return;
    await localWrite(store, rng.uuid, { key: { collection, id }, change: knownToBuild(store, collection, change) });
  };
  // A transaction that runs again makes the same of a row.
  const add = (collection: string, id: string, body: Body) => write(collection, id, () => body);
  const text = () => `${mark}${rng.int(0, 999)}`;
  const nowMs = trustedNow(context.data.state?.clockOffset ?? null, context.deviceNow);
  const now = new Date(nowMs).toISOString();
  const claim = (kindOfDay: string) => ({ kind: kindOfDay, claimed_at: now, tz: 'Asia/Tokyo', device: mark });

  switch (kind) {
    case 'login':
      return write('login_records', dayAt(nowMs), (stored) => (stored?.kind === 'login' ? 'skip' : claim('login')));
    case 'ticket':
      return write('login_records', addDays(dayAt(nowMs), -rng.int(1, 3)), (stored) =>
        stored ? 'skip' : claim('ticket'),
      );
    case 'record-month': {
      const last = addDays(dayAt(nowMs), -rng.int(0, 40));
      for (let left = rng.int(10, 40); left > 0; left -= 1) {
        const day = addDays(last, -left);
        await write('login_records', day, (stored) => (stored ? 'skip' : claim('login')));
      }
      return;
    }
    case 'cover-day':
      return write('login_records', addDays(dayAt(nowMs), -rng.int(1, 30)), (stored) =>
        stored ? 'skip' : claim('ticket'),
      );
    case 'bridge-gap':
      return bridgeGap(context, dayAt(nowMs), claim('ticket'));
    case 'new-kata':
      return add('kata_forms', rng.uuid(), newKata(text(), text(), null));
    case 'copy-kata':
      if (context.sharedKata === null) return;
      return add('kata_forms', rng.uuid(), newKata(text(), text(), context.sharedKata));
    case 'edit-kata': {
      const id = pickKata(context);
      const field = rng.pick(['zou', 'ishiki', 'name', 'category']);
      const change = { [field]: text() };
      return id === null ? undefined : write('kata_forms', id, (stored) => (stored ? change : 'skip'));
    }
    case 'toggle-kata-name':
      return toggleName(context, text());
    case 'review-kata': {
      const id = pickKata(context);
      const review = newReview(now, rng);
      return id === null
        ? undefined
        : write('kata_forms', id, (stored) =>
            stored ? { review: joinValues(kataForms.joins.review, review, stored.review ?? null) } : 'skip',
          );
    }
    case 'delete-kata': {
      const id = pickKata(context);
      return id === null ? undefined : write('kata_forms', id, (stored) => (stored ? 'delete' : 'skip'));
    }
    case 'edit-profile': {
      const field = rng.pick(['username', 'bio', 'location', 'phone_number']);
      const change = { [field]: text() };
      return write('profiles', 'me', (stored) => (stored ? change : 'skip'));
    }
    case 'forge-tickets': {
      const tickets = rng.int(4, 99);
      return write('profiles', 'me', (stored) => (stored ? { tickets } : 'skip'));
    }
    case 'finish-session':
      return add('training_sessions', rng.uuid(), newTrainingSession(text(), now, rng));
    case 'finish-lesson':
      return write('training_progress', BRAIN_SPEED, (stored) => finishLesson(stored, now));
    case 'new-note':
      return add('notes', rng.uuid(), newNote(text(), now, rng));
    case 'edit-note':
    case 'delete-note': {
      const id = pickShown(context, 'notes');
      const change = kind === 'delete-note' ? 'delete' : { text: text() };
      return id === null ? undefined : write('notes', id, (stored) => (stored ? change : 'skip'));
    }
    case 'finish-practice':
      return add('practice_results', rng.uuid(), newResults(now, rng));
    case 'change-setting':
      return changeSetting(context, write);
    case 'unstorable-kata':
      return write('kata_forms', rng.uuid(), () => newKata(`${mark}☠`, text(), null));
    case 'too-long-kata':
      return write('kata_forms', rng.uuid(), () => newKata(mark.padEnd(2001, 'あ'), text(), null));
    case 'retry-rejected':
    case 'discard-rejected': {
      const rejected = pickRejected(context);
      if (rejected === null) return;
      return localWrite(store, rng.uuid, {
        key: rejected,
        change: () => (kind === 'retry-rejected' ? 'retry' : 'discard'),
      });
    }
    case 'register-lost-kata': {
      const [lost] = context.data.state?.notices ?? [];
      if (lost === undefined) return;
      const { review: _review, ...kata } = parseDocument('kata_forms', lost.body);
      await write('kata_forms', rng.uuid(), () => ({ ...kata, review: lost.body.review ?? null, copy_count: 0 }));
      return dismissNotice(store, lost);
    }
    case 'dismiss-notice': {
      const [lost] = context.data.state?.notices ?? [];
      return lost === undefined ? undefined : dismissNotice(store, lost);
    }
  }
}

/** Covers what was missed up to yesterday, as the device knows it. */
async function bridgeGap({ store, data, rng }: ActionContext, today: Day, claim: Body): Promise<void> {
  const rows = [...(data.rows.get('login_records')?.values() ?? [])];
  const accepted = rows.filter(({ delivery }) => delivery.status !== 'rejected');
  const kindOf = ({ kind }: Body) => (kind === 'ticket' ? ('ticket' as const) : ('login' as const));
  const plan = planTickets(
    accepted.map(({ id, body }) => ({ day: toDay(id), kind: kindOf(body) })),
    { today, joinedDay: today },
  );
  if (!plan.ok) return;
  const bridge = plan.days.length > 1 ? rng.uuid() : null;
  const change: LocalChange = (stored) => (stored === null ? { ...claim, bridge } : 'skip');
  const keys = plan.days.map((id) => ({ collection: 'login_records', id }));
  const discards = keys.map((key) => ({ key, change: () => 'discard' as const }));
  await localWrite(store, rng.uuid, [...discards, ...keys.map((key) => ({ key, change }))]);
}

/** Removes what this build's screens do not have. */
function knownToBuild({ build }: Store, collection: string, change: LocalChange): LocalChange {
  const fields = allFields(collectionIn(build, collection));
  return (stored) => {
    const wanted = change(stored);
    if (typeof wanted === 'string') return wanted;
    const knownFields = pick(wanted, fields);
    return Object.keys(knownFields).length === 0 ? 'skip' : knownFields;
  };
}

async function dismissNotice(store: Store, answered: SyncNotice): Promise<void> {
  await store.transact({}, (transaction) => {
    const state = transaction.state();
    transaction.setState({ ...state, notices: state.notices.filter(({ id }) => id !== answered.id) });
  });
}

/** Toggles a name between two values while earlier writes are in flight. */
async function toggleName(context: ActionContext, name: string): Promise<void> {
  const { rng, store } = context;
  const id = pickKata(context);
  if (id === null) return;
  const original = context.data.rows.get('kata_forms')?.get(id)?.body.name ?? null;
  for (let turn = rng.int(2, 5); turn > 0; turn -= 1) {
    const change: LocalChange = (body) => (body === null ? 'skip' : { name: turn % 2 === 0 ? name : original });
    await localWrite(store, rng.uuid, { key: { collection: 'kata_forms', id }, change });
    await context.pause(rng.int(0, 900));
  }
}

function newKata(zou: string, ishiki: string, original: string | null): Body {
  const copied = original !== null;
  const kata = { zou, ishiki, name: null, category: null, review: null };
  return { ...kata, is_copied: copied, original_id: original, copy_count: 0 };
}

function newReview(now: string, rng: Rng): Body {
  const day = toDay(now.slice(0, 10));
  const memory = { stability: rng.int(1, 9), difficulty: rng.int(1, 9), reps: rng.int(1, 9), lapses: 0 };
  return { reviewed_at: now, reviewed_day: day, due_day: addDays(day, rng.int(1, 9)), ...memory };
}

function newNote(text: string, now: string, rng: Rng): Body {
  const question = rng.pick([null, '何が見えましたか']);
  return { text, day: now.slice(0, 10), written_at: now, about: rng.pick([null, 'jutsu']), question };
}

function newResults(now: string, rng: Rng): Body {
  const results = [{ item: `setsuna-00${rng.int(1, 9)}`, result: rng.pick(['seen', 'known']) }];
  return { training_type: 'setsuna', day: now.slice(0, 10), results };
}

/** Counts one entry of a setting up, as a switch does, or adds an id to it. */
async function changeSetting({ rng, mark }: ActionContext, write: WriteRow): Promise<void> {
  const entry = `${mark}${rng.pick(['a', 'b', 'c'])}`;
  await write('member_settings', rng.pick(['seen-notices', 'guide']), (stored) => {
    const entries = { ...(typeof stored?.entries === 'object' ? stored.entries : {}) };
    const count = new Map(Object.entries(entries)).get(entry);
    return { entries: { ...entries, [entry]: typeof count === 'number' ? count + 1 : 1 } };
  });
}

function newTrainingSession(title: string, now: string, rng: Rng): Body {
  return {
    training_type: 'tour',
    video_title: title,
    video_number: null,
    status: 'completed',
    duration_minutes: rng.int(1, 20),
    details: rng.chance(0.5) ? { score: rng.int(0, 9) } : null,
    practised: rng.pick([true, false, null]),
    completed_at: now,
  };
}

function finishLesson(stored: Body | null, now: string): Body {
  const current = typeof stored?.current_lesson === 'number' ? stored.current_lesson : 1;
  return { current_lesson: current + 1, total_lessons: 30, last_watched_date: now.slice(0, 10), completed_at: null };
}

const pickKata = (context: ActionContext) => pickShown(context, 'kata_forms');

function pickShown({ data, rng }: ActionContext, collection: string): string | null {
  const shown = [...(data.rows.get(collection)?.values() ?? [])].filter((row) => !isDeleted(row));
  return shown.length === 0 ? null : rng.pick(shown.slice(0, 3)).id;
}

function pickRejected({ data, rng }: ActionContext) {
  const rows = [...data.rows.values()].flatMap((table) => [...table.values()]);
  const rejected = rows.filter((row) => row.delivery.status === 'rejected' && !isKeptHere(row));
  return rejected.length === 0 ? null : rng.pick(rejected);
}
