import { revOf } from '../../sync/engine/row.ts';
import { stateOf } from '../../sync/engine/row-transitions.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import { type Build, currentBuild } from '../../sync/model/build.ts';
import { addDays, type Day, dayAt, toDay } from '../../sync/model/day/day.ts';
import type { Json } from '../../sync/model/json.ts';
import { BRAIN_SPEED } from '../../sync/model/lessons/lessons.ts';
import { createRng, type Rng } from '../../sync/model/practice/seeded-random.ts';
import type { PushedRow, RowResult, SyncRequest } from '../../sync/protocol/sync-exchange.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { MemberRows } from '../support/reference/reference-member.ts';
import { createReferenceServer, type ReferenceServer } from '../support/reference/reference-server.ts';
import { type Absences, openAbsences } from './absences.ts';
import { type AuthServer, createAuthServer } from './auth-server.ts';
import { builds, schemasOfRelease } from './builds.ts';
import { createDevice, type Device } from './device.ts';
import { type GuestRecords, openGuestRecords } from './guest-records.ts';
import {
  checkAppliedWrite,
  checkCursorCoverage,
  checkLostEdit,
  checkRevisionOrder,
  checkUntouchedFields,
  countDayByDay,
  type Finding,
} from './invariants.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { WorldPorts } from './network.ts';
import type { Plan } from './plan.ts';
import type { Tab } from './tab.ts';
import { startTimeline, type Timeline } from './timeline.ts';
import { startTrace, type Trace } from './trace.ts';

export const MEMBERS = ['0000000a-0000-4000-8000-000000000000', '0000000b-0000-4000-8000-000000000000'] as const;

const DAY = 86_400_000;

/** The member with fewer devices. */
export const DELETABLE_MEMBER = MEMBERS[1];

/** Two members, their devices and the server, with what the invariant checks need. */
export interface World {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly server: ReferenceServer;
  readonly auth: AuthServer;
  readonly devices: readonly Device[];
  readonly ledger: Ledger;
  readonly guests: GuestRecords;
  readonly trace: Trace;
  /** The number of rows that each request pushed. */
  readonly pushedRowCounts: number[];
  readonly served: { readonly memberId: string; readonly request: SyncRequest; readonly at: number }[];
  readonly absences: Absences;
  readonly deletedMembers: Set<string>;
  /** The Tokyo days on which a device was open. */
  readonly openDays: Set<Day>;
  /** Refresh tokens of sessions that the server has ended. */
  readonly endedSessions: Set<string>;
  rng: Rng;
  restoreBackup: ((history: 'same' | 'other') => void) | null;
  /** The server has lost rows in a way that it cannot notice, and the operator has not announced it yet. */
  hasUnknownLoss: boolean;
  /** Whether the operator has ever announced a loss. */
  isLossAnnounced: boolean;
  /** How often the server has found that a device differs. */
  differences: number;
  /** A row was changed on one side by nobody. */
  isCorrupted: boolean;
  /** The first violated invariant. */
  finding: Finding;
}

/** A build neither reads nor changes data that a newer one has opened. */
function checkBuild({ state }: MemoryData, { schema }: Build): Finding {
  return state !== null && state.schema > schema ? `a build of schema ${schema} uses data of ${state.schema}` : null;
}

/** A text that only this member, or a guest, writes, to detect leaks between members. */
export function markOf(memberId: string): string {
  if (memberId === GUEST) return '無';
  return memberId === MEMBERS[0] ? '甲' : '乙';
}

export function buildWorld(plan: Plan, keepTrace: boolean): World {
  const timeline = startTimeline(Date.UTC(2028, 1, 27, 3));
  const trace = startTrace(keepTrace);
  const auth = createAuthServer(MEMBERS, timeline.now, () => world.rng.uuid());
  const ledger = openLedger(timeline.now);
  const guests = openGuestRecords();
  const server = createReferenceServer({ now: timeline.now, uuid: () => world.rng.uuid(), onStored });
  Object.assign(server.limits, schemasOfRelease(currentBuild.schema));
  let headBeforePush = 0;
  /** Null except while a device's request is served. */
  let rowsBeforePush: MemberRows['rows'] | null = null;
  const devices: Device[] = [];
  const world: World = {
    ...{ plan, timeline, trace, auth, ledger, guests, server, devices, served: [], pushedRowCounts: [] },
    ...{ absences: openAbsences(), deletedMembers: new Set(), endedSessions: new Set(), openDays: new Set() },
    ...{ rng: createRng(plan.seed), restoreBackup: null, hasUnknownLoss: false, isLossAnnounced: false, finding: null },
    ...{ differences: 0, isCorrupted: false },
  };
  const reportFinding = (finding: Finding) => {
    if (!world.isCorrupted) world.finding ??= finding;
  };

  const ports: WorldPorts = {
    lockless: plan.lockless,
    // Every third seed: a draw would change what the others do.
    compares: plan.seed % 3 === 0,
    timeline,
    auth: { ...auth, renew: renewSession },
    rng: () => world.rng,
    serve,
    readContent: server.readContent,
    onSend(tab, request, token) {
      trace.record(`${timeline.now()} ${tab.name} sends ${request.push.length} from ${request.since}`);
      world.pushedRowCounts.push(request.push.length);
      reportFinding(checkRequestOwner(tab, request, token));
    },
    onThrottleViolation: (tab) => reportFinding(`${tab.name} sends a request before Retry-After has passed`),
    onStatus: (tab, status) => trace.record(`${timeline.now()} ${tab.name} receives ${status}`),
  };

  function serve(memberId: string, request: SyncRequest) {
    if (JSON.stringify(request.push).includes('☠')) return { status: 400, body: { code: '22P05' } };
    const member = server.members.get(memberId);
    const isWriting = request.push.length > 0;
    const before = isWriting && member !== undefined ? achievementsOf(member) : null;
    headBeforePush = member?.rev ?? 0;
    rowsBeforePush = new Map(isWriting ? member?.rows : []);
    const result = server.exchange(memberId, request);
    rowsBeforePush = null;
    if ('refusal' in result) return { status: result.refusal.status, body: result.refusal };
    if (world.deletedMembers.has(memberId)) reportFinding('a deleted account came back');
    const { minSchema, maxSchema } = server.limits;
    if (request.schema >= minSchema && request.schema <= maxSchema) {
      world.served.push({ memberId, request, at: timeline.now() });
      world.absences.recordContact(request.device, timeline.now());
    }
    const after = server.members.get(memberId);
    if (before !== null && after !== undefined) {
      reportFinding(checkAchievements(before, achievementsOf(after)) ?? checkBridges(after));
    }
    if (isWriting && world.rng.chance(0.3)) reportFinding(checkDuplicateRequest(memberId, request));
    return { status: 200, body: result.response };
  }

  /** Repeating a request at once changes nothing on the server. */
  function checkDuplicateRequest(memberId: string, request: SyncRequest): Finding {
    const before = dump(server.members.get(memberId));
    server.exchange(memberId, request);
    return dump(server.members.get(memberId)) === before ? null : 'a repeated request changed the server';
  }

  function onStored(memberId: string, device: string, row: PushedRow, result: RowResult) {
    trace.record(`${row.collection} ${row.id} ${result.status}`);
    if (result.status !== 'ok' && result.status !== 'merged') return;
    const key = `${row.collection} ${row.id}`;
    const stored = server.members.get(memberId)?.rows.get(key);
    const before = rowsBeforePush?.get(key);
    if (stored !== undefined && rowsBeforePush !== null) reportFinding(checkUntouchedFields(row, before, stored));
    if (stored !== undefined && stored.rev > headBeforePush) {
      const absence = world.absences.latest(device);
      reportFinding(
        checkAppliedWrite(row, { memberId, ledger, before, absence, isLossAnnounced: world.isLossAnnounced }),
      );
    }
    reportFinding(ledger.recordStored(memberId, row));
  }

  /** A session that the server has ended stays ended. */
  function renewSession(refreshToken: string) {
    const session = auth.renew(refreshToken);
    if (session !== null && world.endedSessions.has(refreshToken)) reportFinding('an ended session was renewed');
    return session;
  }

  for (const memberId of MEMBERS) server.join(memberId, timeline.now() - plan.joinedDaysAgo * DAY);
  for (let index = 0; index < plan.devices; index += 1) {
    let newestSchema = 0;
    const build = index < plan.previousBuilds ? builds[0] : currentBuild;
    const device = createDevice(`d${index}`, build, ports, {
      onOpen(opened) {
        if (opened.schema < newestSchema)
          reportFinding('a build opened the data of a device that has used a newer one');
        newestSchema = Math.max(newestSchema, opened.schema);
      },
      onUse: (data, used) => reportFinding(checkBuild(data, used)),
      onWrite(data, before, after) {
        trace.record(`${after.collection} ${after.id} ${stateOf(after)} ${revOf(after)}`);
        ledger.recordWrite(data, before, after);
        reportFinding(checkRevisionOrder(data, before, after) ?? checkLostEdit(data, before, after));
        reportFinding(guests.recordWrite(data, before, after));
      },
      onState(data, before) {
        reportFinding(guests.recordState(data, before));
        const member = server.members.get(data.memberId);
        if (member !== undefined && !world.hasUnknownLoss) reportFinding(checkCursorCoverage(data, member));
      },
      onForeignDataRemoved: (name, rows) =>
        reportFinding(rows === 'unsent' ? `${name} removes pending rows of somebody who has not signed out` : null),
      onStorageWiped(data) {
        ledger.storedBeforeWipe.set(data, ledger.storedRows().length);
        if (data.memberId === GUEST && data.state !== null) reportFinding('what a guest has recorded is removed');
      },
      onDifference(device) {
        world.differences += 1;
        // What was lost unannounced is a difference.
        if (!world.hasUnknownLoss && !world.isCorrupted) reportFinding(`${device} differs from the server`);
      },
      onNotOwn: (opened, data, memberId) =>
        reportFinding(`${opened} cannot open the data of ${data.memberId} as ${memberId}`),
    });
    device.signIn(auth.signIn(index === plan.devices - 1 && plan.devices > 2 ? MEMBERS[1] : MEMBERS[0]));
    device.open();
    devices.push(device);
  }
  return world;

  /** A database is synced only with the token of its own member, and pushes no text of another one. */
  function checkRequestOwner(tab: Tab, request: SyncRequest, token: string): Finding {
    const memberId = tab.session?.memberId;
    if (memberId === undefined) return null;
    const owner = ownerOf(request.device);
    if (owner === null) return null;
    if (!token.startsWith(owner.memberId)) return `${tab.name} sends a request with another member's token`;
    if (hasForeignText(request.push, owner)) return `${tab.name} pushes text of another member`;
    return guests.checkPush(owner, request.push);
  }

  function ownerOf(deviceId: string): MemoryData | null {
    for (const { storage } of devices) {
      for (const data of storage.values()) if (data.state?.device === deviceId) return data;
    }
    return null;
  }
}

/** True when `value`, which belongs to the owner of `data`, contains text of another member. */
export function hasForeignText(value: unknown, data: MemoryData): boolean {
  const other = MEMBERS.find((memberId) => memberId !== data.memberId) ?? '';
  return JSON.stringify(value).includes(markOf(other));
}

/** The server's rows of a member as comparable text. */
export function dump(member: MemberRows | undefined): string {
  const rows: Json[] = [...(member?.rows.values() ?? [])].map(({ collection, id, rev, deleted, body }) => [
    collection,
    id,
    rev,
    deleted,
    body,
  ]);
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
}

/** What a member has achieved according to the server. */
interface Achievements {
  readonly epoch: string;
  readonly logins: ReadonlySet<string>;
  readonly ticketsUsed: number;
  /** Counted day by day. */
  readonly ticketsGranted: number;
  /** As the profile has it. */
  readonly ticketsStored: number;
  readonly longest: number;
  readonly lesson: number;
}

function achievementsOf(member: MemberRows): Achievements {
  const rows = [...member.rows.values()];
  const days = rows.filter(({ collection }) => collection === 'login_records');
  const logins = new Set(days.filter(({ body }) => body.kind === 'login').map(({ id }) => id));
  const ticketsUsed = days.length - logins.size;
  const counted = countDayByDay(new Map(days.map(({ id, body }) => [id, String(body.kind)])));
  return {
    epoch: member.epoch,
    logins,
    ticketsUsed,
    ticketsGranted: counted.tickets + ticketsUsed,
    ticketsStored: Number(member.rows.get('profiles me')?.body.tickets),
    longest: counted.longest_streak,
    lesson: Number(member.rows.get(`training_progress ${BRAIN_SPEED}`)?.body.current_lesson ?? 1),
  };
}

/** A ticket of a bridge has records around it: the bridge closes its whole gap. */
function checkBridges({ rows }: MemberRows): Finding {
  for (const { collection, id, body } of rows.values()) {
    if (collection !== 'login_records' || typeof body.bridge !== 'string') continue;
    const day = toDay(id);
    const next = addDays(day, 1);
    const isLast = next === dayAt(Date.parse(String(body.claimed_at)));
    const isJoined = rows.has(`login_records ${addDays(day, -1)}`) && (isLast || rows.has(`login_records ${next}`));
    if (!isJoined) return `the bridge ${body.bridge} leaves a gap beside ${id}`;
  }
  return null;
}

/** No more tickets are used than granted, and no exchange takes back a login, an earned ticket, a streak or a lesson. */
function checkAchievements(before: Achievements, after: Achievements): Finding {
  if (after.ticketsUsed > after.ticketsGranted)
    return `${after.ticketsUsed} tickets are used, more than the ${after.ticketsGranted} granted`;
  if (before.epoch !== after.epoch) return null;
  if (after.ticketsStored + after.ticketsUsed < before.ticketsStored + before.ticketsUsed)
    return 'a record lowered the number of granted tickets';
  for (const day of before.logins) if (!after.logins.has(day)) return `the server lost the login of ${day}`;
  if (after.longest < before.longest) return 'the longest streak became shorter';
  return after.lesson < before.lesson ? 'the current lesson went back' : null;
}
