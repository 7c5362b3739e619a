import { revOf } from '../../sync/engine/row.ts';
import { stateOf } from '../../sync/engine/row-transitions.ts';
import type { Json } from '../../sync/protocol/json.ts';
import type { PushedRow, RowResult, SyncRequest } from '../../sync/protocol/sync-exchange.ts';
import { toDay } from '../../sync/rules/day.ts';
import { createRng, type Rng } from '../../sync/rules/seeded-random.ts';
import { summarizeStreak } from '../../sync/rules/streak.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { MemberRows } from '../support/reference/reference-member.ts';
import { createReferenceServer, type ReferenceServer } from '../support/reference/reference-server.ts';
import { type AuthServer, createAuthServer } from './auth-server.ts';
import { createDevice, type Device } from './device.ts';
import { checkCursorCoverage, checkRevisionOrder, type Finding } from './invariants.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { WorldPorts } from './network.ts';
import type { Plan } from './plan.ts';
import type { Tab } from './tab.ts';
import { startTimeline, type Timeline } from './timeline.ts';
import { startTrace, type Trace } from './trace.ts';

export const MEMBERS = ['0000000a-0000-4000-8000-000000000000', '0000000b-0000-4000-8000-000000000000'] as const;

/** Two members, their devices and the server, with what the invariant checks need. */
export interface World {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly server: ReferenceServer;
  readonly auth: AuthServer;
  readonly devices: readonly Device[];
  readonly ledger: Ledger;
  readonly trace: Trace;
  /** The number of rows that each request pushed. */
  readonly pushedRowCounts: number[];
  readonly served: { readonly memberId: string; readonly request: SyncRequest }[];
  rng: Rng;
  restoreBackup: (() => void) | null;
  /** The first violated invariant. */
  finding: Finding;
}

/** A text that only this member writes, to detect leaks between members. */
export function markOf(memberId: string): string {
  return memberId === MEMBERS[0] ? '甲' : '乙';
}

export function buildWorld(plan: Plan, keepTrace: boolean): World {
  const timeline = startTimeline(Date.UTC(2028, 1, 27, 3));
  const trace = startTrace(keepTrace);
  const auth = createAuthServer(timeline.now, () => world.rng.uuid());
  const ledger = openLedger();
  const server = createReferenceServer({ now: timeline.now, uuid: () => world.rng.uuid(), onStored });
  const devices: Device[] = [];
  const world: World = {
    ...{ plan, timeline, trace, auth, ledger, server, devices, served: [], pushedRowCounts: [] },
    ...{ rng: createRng(plan.seed), restoreBackup: null, finding: null },
  };
  const reportFinding = (finding: Finding) => {
    world.finding ??= finding;
  };

  const ports: WorldPorts = {
    lockless: plan.lockless,
    timeline,
    auth,
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
    const before = member && achievementsOf(member);
    const result = server.exchange(memberId, request);
    if ('refusal' in result) return { status: result.refusal.status, body: result.refusal };
    if (request.schema >= server.limits.minSchema) world.served.push({ memberId, request });
    const after = server.members.get(memberId);
    if (before !== undefined && after !== undefined) reportFinding(checkAchievements(before, achievementsOf(after)));
    if (request.push.length > 0 && world.rng.chance(0.3)) reportFinding(checkDuplicateRequest(memberId, request));
    return { status: 200, body: result.response };
  }

  /** Repeating a request at once changes nothing on the server. */
  function checkDuplicateRequest(memberId: string, request: SyncRequest): Finding {
    const before = dump(server.members.get(memberId));
    server.exchange(memberId, request);
    return dump(server.members.get(memberId)) === before ? null : 'a repeated request changed the server';
  }

  function onStored(memberId: string, _device: string, row: PushedRow, result: RowResult) {
    trace.record(`${row.collection} ${row.id} ${result.status}`);
    if (result.status === 'ok' || result.status === 'merged') reportFinding(ledger.recordStored(memberId, row));
  }

  for (const memberId of MEMBERS) server.join(memberId);
  for (let index = 0; index < plan.devices; index += 1) {
    const device = createDevice(`d${index}`, ports, {
      onWrite(data, before, after) {
        trace.record(`${after.collection} ${after.id} ${stateOf(after)} ${revOf(after)}`);
        ledger.recordWrite(data, before, after);
        reportFinding(checkRevisionOrder(data, before, after));
      },
      onState(data) {
        const member = server.members.get(data.memberId);
        if (member !== undefined) reportFinding(checkCursorCoverage(data, member));
      },
      onStorageWiped: (data) => ledger.storedBeforeWipe.set(data, ledger.storedRows().length),
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
    if (owner !== null && !token.startsWith(owner.memberId))
      return `${tab.name} sends a request with another member's token`;
    return owner !== null && hasForeignText(request.push, owner) ? `${tab.name} pushes text of another member` : null;
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
  readonly tickets: number;
  readonly longest: number;
  readonly lesson: number;
}

function achievementsOf(member: MemberRows): Achievements {
  const rows = [...member.rows.values()];
  const days = rows.filter(({ collection }) => collection === 'login_records');
  const logins = new Set(days.filter(({ body }) => body.kind === 'login').map(({ id }) => id));
  const kinds = days.map(({ id }) => ({
    day: toDay(id),
    kind: logins.has(id) ? ('login' as const) : ('ticket' as const),
  }));
  return {
    epoch: member.epoch,
    logins,
    tickets: days.length - logins.size,
    longest: summarizeStreak(kinds).longest_streak,
    lesson: Number(member.rows.get('training_progress mind')?.body.current_lesson ?? 1),
  };
}

/** No more tickets are used than granted, and no exchange takes back a login, a streak or a lesson. */
function checkAchievements(before: Achievements, after: Achievements): Finding {
  if (after.tickets > 3) return `${after.tickets} tickets are used, more than granted`;
  if (before.epoch !== after.epoch) return null;
  for (const day of before.logins) if (!after.logins.has(day)) return `the server lost the login of ${day}`;
  if (after.longest < before.longest) return 'the longest streak became shorter';
  return after.lesson < before.lesson ? 'the current lesson went back' : null;
}
