import { joinReviews } from '../../sync/collections/kata-forms.ts';
import type { Body } from '../../sync/contracts/json.ts';
import { discardRow, type LocalChange, localWrite, retryRow } from '../../sync/replication/local-write.ts';
import type { Store } from '../../sync/replication/ports.ts';
import { trustedNow } from '../../sync/rules/clock-offset.ts';
import { addDays, dayAt } from '../../sync/rules/day.ts';
import type { MemoryData } from '../support/memory-store.ts';
import type { Dice } from './dice.ts';
import type { MemberAct } from './plan.ts';

export interface ActAt {
  readonly store: Store;
  readonly data: MemoryData;
  readonly dice: Dice;
  readonly deviceNow: number;
  /** Stands in every text of this member, so that it is recognized wherever it turns up. */
  readonly mark: string;
  /** Lets a member think for so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** A kata of the shared list, if there is any. */
  readonly sharedKata: string | null;
}

/** Does on a device what a member would do on its screens. Rejects when storage fails. */
export async function act(kind: MemberAct, at: ActAt): Promise<void> {
  const { dice, mark, store } = at;
  const write = (c: string, id: string, change: LocalChange) => localWrite(store, dice.uuid, { c, id }, change);
  const text = () => `${mark}${dice.int(0, 999)}`;
  const nowMs = trustedNow(at.data.state?.anchor ?? null, at.deviceNow);
  const now = new Date(nowMs).toISOString();
  const claim = (kindOfDay: string) => ({ kind: kindOfDay, claimed_at: now, tz: 'Asia/Tokyo', device: mark });

  switch (kind) {
    case 'login':
      return write('login_records', dayAt(nowMs), (held) => (held?.kind === 'login' ? 'leave' : claim('login')));
    case 'ticket':
      return write('login_records', addDays(dayAt(nowMs), -dice.int(1, 3)), (held) =>
        held ? 'leave' : claim('ticket'),
      );
    case 'new-kata':
      return write('kata_forms', dice.uuid(), () => newKata(text(), text(), null));
    case 'copy-kata':
      if (at.sharedKata === null) return;
      return write('kata_forms', dice.uuid(), () => newKata(text(), text(), at.sharedKata));
    case 'edit-kata': {
      const id = someKata(at);
      const field = dice.pick(['zou', 'ishiki', 'name', 'category']);
      return id === null ? undefined : write('kata_forms', id, (held) => (held ? { [field]: text() } : 'leave'));
    }
    case 'undo-kata':
      return changeToAndFro(at, text());
    case 'review-kata': {
      const id = someKata(at);
      const review = newReview(now, dice);
      return id === null
        ? undefined
        : write('kata_forms', id, (held) => (held ? { review: joinReviews(review, held.review ?? null) } : 'leave'));
    }
    case 'delete-kata': {
      const id = someKata(at);
      return id === null ? undefined : write('kata_forms', id, (held) => (held ? 'delete' : 'leave'));
    }
    case 'edit-profile': {
      const field = dice.pick(['username', 'bio', 'location', 'phone_number']);
      return write('profiles', 'me', (held) => (held ? { [field]: text() } : 'leave'));
    }
    case 'forge':
      return write('profiles', 'me', (held) => (held ? { tickets: dice.int(4, 99) } : 'leave'));
    case 'session':
      return write('training_sessions', dice.uuid(), () => newSession(text(), now, dice));
    case 'lesson':
      return write('training_progress', 'mind', (held) => watchLesson(held, now));
    case 'poison':
      return write('kata_forms', dice.uuid(), () => newKata(`${mark}☠`, text(), null));
    case 'overlong':
      return write('kata_forms', dice.uuid(), () => newKata(mark.padEnd(2001, 'あ'), text(), null));
    case 'retry':
    case 'discard': {
      const parked = someParked(at);
      if (parked === null) return;
      if (kind === 'retry') return retryRow(store, dice.uuid, parked);
      return discardRow(store, dice.uuid, parked);
    }
  }
}

/** A member who cannot decide between two names, while the one or the other is on its way. */
async function changeToAndFro(at: ActAt, name: string): Promise<void> {
  const { dice, store } = at;
  const id = someKata(at);
  if (id === null) return;
  const held = at.data.rows.get('kata_forms')?.get(id)?.body.name ?? null;
  for (let turn = dice.int(2, 5); turn > 0; turn -= 1) {
    const change: LocalChange = (body) => (body === null ? 'leave' : { name: turn % 2 === 0 ? name : held });
    await localWrite(store, dice.uuid, { c: 'kata_forms', id }, change);
    await at.pause(dice.int(0, 900));
  }
}

function newKata(zou: string, ishiki: string, original: string | null): Body {
  const copied = original !== null;
  const own = { zou, ishiki, name: null, category: null, review: null };
  return { ...own, is_copied: copied, original_id: original, copy_count: 0 };
}

function newReview(now: string, dice: Dice): Body {
  const day = now.slice(0, 10);
  const memory = { stability: dice.int(1, 9), difficulty: dice.int(1, 9), reps: dice.int(1, 9), lapses: 0 };
  return { reviewed_at: now, reviewed_day: day, due_day: addDays(day, dice.int(1, 9)), ...memory };
}

function newSession(title: string, now: string, dice: Dice): Body {
  return {
    training_type: 'tour',
    video_title: title,
    video_number: null,
    status: 'completed',
    duration_minutes: dice.int(1, 20),
    details: dice.chance(0.5) ? { score: dice.int(0, 9) } : null,
    completed_at: now,
  };
}

function watchLesson(held: Body | null, now: string): Body {
  const current = typeof held?.current_lesson === 'number' ? held.current_lesson : 1;
  return { current_lesson: current + 1, total_lessons: 30, last_watched_date: now.slice(0, 10), completed_at: null };
}

function someKata({ data, dice }: ActAt): string | null {
  const shown = [...(data.rows.get('kata_forms')?.values() ?? [])].filter((doc) => !doc.del);
  return shown.length === 0 ? null : dice.pick(shown.slice(0, 3)).id;
}

function someParked({ data, dice }: ActAt) {
  const parked = [...data.rows].flatMap(([c, rows]) =>
    [...rows.values()].flatMap((doc) => (doc.dirty === 2 ? [{ c, id: doc.id }] : [])),
  );
  return parked.length === 0 ? null : dice.pick(parked);
}
