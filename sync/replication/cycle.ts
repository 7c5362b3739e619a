import { MAX_PUSH_ROWS, ROW_SCHEMA, type SyncAnswer } from '../contracts/sync-exchange.ts';
import { type ClockOffset, measureClockOffset } from '../rules/clock-offset.ts';
import { applyAnswer } from './apply-answer.ts';
import type { CyclePorts, DocRef, Session, Store } from './ports.ts';
import { buildRequest, chooseBatch } from './request.ts';
import { beginReset, markUnseen, sweepUnseen } from './reset.ts';
import { SyncFailure } from './sync-failure.ts';
import type { SyncState } from './sync-state.ts';

export type CycleOutcome =
  | 'complete'
  /** Nobody is signed in, or the server refuses the session: the member has to log in again. */
  | 'signed-out'
  /** The signed-in member is not the one this database belongs to; nothing was sent. */
  | 'other-member'
  /** The server no longer serves this build's rows. */
  | 'update-required';

/**
 * Sends what waits and pulls what is new until neither is left. Safe to stop at any point and to run twice at once:
 * a row is settled only by the answer to its very latest write, and the cursor moves after the rows it counts.
 * Rejects with a SyncFailure when the server cannot be reached or makes no sense, with the store's error when it fails.
 */
export async function runCycle(ports: CyclePorts): Promise<CycleOutcome> {
  const { store } = ports;
  let session = await ports.auth.session();
  let maxRows = MAX_PUSH_ROWS;
  let isRenewed = false;
  let ahead: Question | null = null;
  for (;;) {
    if (session === null) return 'signed-out';
    if (session.memberId !== store.memberId) return 'other-member';
    const question: Question = ahead ?? (await ask(ports, session, maxRows));
    ahead = null;
    try {
      const reply = await question.reply;
      if (reply.answer.min_schema > ROW_SCHEMA) return 'update-required';
      ahead = await askAhead(ports, session, question, reply);
      const more = await take(store, question, reply);
      maxRows = MAX_PUSH_ROWS;
      isRenewed = false;
      if (ahead === null && !more && (await store.waiting(1)).length === 0) return 'complete';
    } catch (failure) {
      if (!(failure instanceof SyncFailure)) throw await lastWord(ahead, failure);
      if (failure.kind === 'unauthorized') {
        // A server that refuses a brand-new token will not take any.
        if (isRenewed) return 'signed-out';
        session = await ports.auth.refresh(session.token);
        isRenewed = true;
      } else if (failure.kind === 'too_large' || failure.kind === 'refused') {
        maxRows = await shrinkBatch(store, question.batch, failure);
      } else throw failure;
    }
  }
}

/** What a request is made of: the state it asks from, the rows it sends, and the snapshots this device has. */
interface Contents {
  readonly state: SyncState;
  readonly batch: readonly DocRef[];
  readonly library: Readonly<Record<string, number>>;
}

/** A request under way. */
interface Question extends Contents {
  readonly reply: Promise<Reply>;
}

interface Reply {
  readonly answer: SyncAnswer;
  readonly anchor: ClockOffset;
}

async function ask(ports: CyclePorts, session: Session, maxRows: number): Promise<Question> {
  const state = await readyState(ports);
  // While everything is pulled anew nothing is sent: what an unsent edit builds on may not be there any more. Nor before
  // the first answer: a request that is late tells by its epoch that the server has been restored meanwhile.
  const batch =
    state.reset === null && state.epoch !== null ? chooseBatch(await ports.store.waiting(maxRows), maxRows) : [];
  const contents = { state, batch, library: await ports.store.snapshotVersions() };
  return { ...contents, reply: exchange(ports, session, contents) };
}

/**
 * Asks for what follows an answer while that is still being applied: half of the time of a long sync. The cursor moves
 * only after the rows all the same, since take() is called in turn, and not at all after one that failed. Null when
 * nothing follows.
 */
async function askAhead(
  ports: CyclePorts,
  session: Session,
  { state, batch: sent, library }: Question,
  reply: Reply,
): Promise<Question | null> {
  const { store } = ports;
  const { answer } = reply;
  if (!answer.more && sent.length === 0) return null;
  if (answer.reset !== undefined || (await store.state()).generation !== state.generation) return null;
  const batch = state.reset === null ? chooseBatch(await waitingBehind(store, sent), MAX_PUSH_ROWS) : [];
  if (!answer.more && batch.length === 0) return null;
  const next = settled(state, state, reply, false);
  const contents = { state: next, batch, library: { ...library, ...versionsIn(answer) } };
  const following = exchange(ports, session, contents);
  // Its failure is heard when its turn has come.
  following.catch(() => undefined);
  return { ...contents, reply: following };
}

/** What a cycle fails with when its storage did: if the question under way is refused for now, that wish for quiet. */
async function lastWord(ahead: Question | null, failure: unknown): Promise<unknown> {
  const refusal = await ahead?.reply.then(
    () => null,
    (reason: unknown) => reason,
  );
  return refusal instanceof SyncFailure && refusal.kind === 'throttled' ? refusal : failure;
}

/** The versions of the snapshots that an answer brings. */
function versionsIn({ library = {} }: SyncAnswer): Contents['library'] {
  return Object.fromEntries(Object.entries(library).map(([name, { version }]) => [name, version]));
}

/** Rows that wait and are not in `sent`; of those, even a newer write has to wait for its answer. */
async function waitingBehind(store: Store, sent: readonly DocRef[]): Promise<readonly DocRef[]> {
  const onTheirWay = new Set(sent.map(({ c, doc }) => `${c} ${doc.id}`));
  const waiting = await store.waiting(sent.length + MAX_PUSH_ROWS);
  return waiting.filter(({ c, doc }) => !onTheirWay.has(`${c} ${doc.id}`));
}

/** The state to ask from: a reset that was cut short is taken up, and a new row schema pulls from the beginning. */
async function readyState({ store, random }: Pick<CyclePorts, 'store' | 'random'>): Promise<SyncState> {
  const state = await store.state();
  if (state.reset?.phase === 'marking') {
    await markUnseen(store, state, random);
    return readyState({ store, random });
  }
  return state.schema === ROW_SCHEMA ? state : { ...state, cursor: 0 };
}

async function exchange(ports: CyclePorts, session: Session, { state, batch, library }: Contents): Promise<Reply> {
  const { store, clock } = ports;
  const startedAt = clock.now();
  const request = buildRequest(state, batch, { nowMs: startedAt, library });
  const answer = await ports.transport.exchange(request, session.token);
  if (answer.uid !== store.memberId) {
    throw new SyncFailure('malformed', `Cannot take an answer for member "${answer.uid}" into "${store.memberId}"`);
  }
  const answered = new Set(answer.results.map((result) => result.mut));
  const unanswered = batch.find(({ doc }) => !answered.has(doc.mut));
  if (answer.min_schema <= ROW_SCHEMA && answer.reset === undefined && unanswered !== undefined) {
    throw new SyncFailure('malformed', `Cannot find the result of write "${unanswered.doc.mut}" in the answer`);
  }
  return {
    answer,
    anchor: measureClockOffset(Date.parse(answer.server_now), (startedAt + clock.now()) / 2),
  };
}

/** Applies one answer and moves the cursor after it. True when there is more to ask for. */
async function take(store: Store, asked: Question, reply: Reply): Promise<boolean> {
  const { answer } = reply;
  const { generation } = asked.state;
  if (answer.reset !== undefined) {
    await beginReset(store, answer.reset.known_rev, answer.epoch, generation);
    return true;
  }
  // Another tab has begun a reset since the question was asked: this answer is from before it.
  if ((await store.state()).generation !== generation) return true;
  // Even if the cursor is never saved, the rows must not outlive the server they came from.
  if (asked.state.epoch === null)
    await store.changeState((state) => ({ ...state, epoch: state.epoch ?? answer.epoch }));
  await applyAnswer(store, asked.batch, answer);
  const sweeps = (await store.state()).reset?.phase === 'pulling' && !answer.more;
  if (sweeps) await sweepUnseen(store);
  let more = answer.more;
  await store.changeState((state) => {
    more = answer.more || state.generation !== generation;
    return state.generation === generation
      ? settled(state, asked.state, reply, sweeps)
      : outrun(state, asked.state, answer);
  });
  return more;
}

/** An epoch that another tab has put there since the question was asked may be one that calls for a reset: it stays. */
function settled(state: SyncState, asked: SyncState, { answer, anchor }: Reply, sweeps: boolean): SyncState {
  return {
    ...state,
    anchor,
    schema: ROW_SCHEMA,
    epoch: state.epoch === asked.epoch ? answer.epoch : state.epoch,
    cursor: state.schema === ROW_SCHEMA ? Math.max(state.cursor, answer.cursor) : answer.cursor,
    reset: sweeps ? null : state.reset,
    synced_at: answer.more ? state.synced_at : answer.server_now,
  };
}

/** A reset began while an older answer was being applied: asking as out of its epoch makes the server call for another. */
function outrun(state: SyncState, asked: SyncState, { epoch }: SyncAnswer): SyncState {
  return { ...state, epoch, cursor: Math.min(state.cursor, asked.cursor) };
}

/**
 * After the server refused a whole request: tries again with half the rows, down to the one that is to blame, which is
 * then parked so that it holds up nothing else. A refused request without rows is nobody's row: it fails.
 */
async function shrinkBatch(store: Store, batch: readonly DocRef[], failure: SyncFailure): Promise<number> {
  const culprit = batch[0];
  if (culprit === undefined) throw failure;
  if (batch.length > 1) return Math.ceil(batch.length / 2);
  await store.update(culprit.c, [culprit.doc.id], (doc) =>
    doc !== null && doc.mut === culprit.doc.mut ? { ...doc, dirty: 2, code: failure.kind } : doc,
  );
  return MAX_PUSH_ROWS;
}
