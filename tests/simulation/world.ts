import type { Json } from '../../sync/contracts/json.ts';
import type { PushedRow, RowResult, SyncRequest } from '../../sync/contracts/sync-exchange.ts';
import { summarizeStreak } from '../../sync/rules/streak.ts';
import type { MemoryData } from '../support/memory-store.ts';
import type { MemberRows } from '../support/reference-member.ts';
import { createReferenceServer, type ReferenceServer } from '../support/reference-server.ts';
import { type AuthServer, createAuthServer } from './auth-server.ts';
import { createDevice, type Device } from './device.ts';
import { type Dice, rollDice } from './dice.ts';
import { checkCursor, checkForward, type Finding } from './invariants.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { Wire } from './network.ts';
import type { Plan } from './plan.ts';
import type { Tab } from './tab.ts';
import { startTimeline, type Timeline } from './timeline.ts';
import { startTrace, type Trace } from './trace.ts';

export const MEMBERS = ['0000000a-0000-4000-8000-000000000000', '0000000b-0000-4000-8000-000000000000'] as const;

/** Two members, their devices and the server, with everything that the checks want to know. */
export interface World {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly server: ReferenceServer;
  readonly auth: AuthServer;
  readonly devices: readonly Device[];
  readonly ledger: Ledger;
  readonly trace: Trace;
  /** How many rows each request of a tab carried. */
  readonly sent: number[];
  readonly served: { readonly memberId: string; readonly request: SyncRequest }[];
  dice: Dice;
  restoreBackup: (() => void) | null;
  /** What was found wrong first. */
  finding: Finding;
}

/** The text by which a member's rows are recognized wherever they turn up. */
export function markOf(memberId: string): string {
  return memberId === MEMBERS[0] ? '甲' : '乙';
}

export function buildWorld(plan: Plan, keepTrace: boolean): World {
  const timeline = startTimeline(Date.UTC(2028, 1, 27, 3));
  const trace = startTrace(keepTrace);
  const auth = createAuthServer(timeline.now, () => world.dice.uuid());
  const ledger = openLedger();
  const server = createReferenceServer({ now: timeline.now, uuid: () => world.dice.uuid(), onTaken });
  const devices: Device[] = [];
  const world: World = {
    ...{ plan, timeline, trace, auth, ledger, server, devices, served: [], sent: [] },
    ...{ dice: rollDice(plan.seed), restoreBackup: null, finding: null },
  };
  const blame = (finding: Finding) => {
    world.finding ??= finding;
  };

  const wire: Wire = {
    lockless: plan.lockless,
    timeline,
    auth,
    dice: () => world.dice,
    serve,
    onSend(tab, request, token) {
      trace.note(`${timeline.now()} ${tab.name} sends ${request.push.length} from ${request.since}`);
      world.sent.push(request.push.length);
      blame(checkSending(tab, request, token));
    },
    onHaste: (tab) => blame(`${tab.name} sends while it was asked to wait`),
    onStatus: (tab, status) => trace.note(`${timeline.now()} ${tab.name} hears ${status}`),
  };

  function serve(memberId: string, request: SyncRequest) {
    if (JSON.stringify(request.push).includes('☠')) return { status: 400, body: { code: '22P05' } };
    const member = server.members.get(memberId);
    const before = member && facts(member);
    const result = server.exchange(memberId, request);
    if ('refusal' in result) return { status: result.refusal.status, body: result.refusal };
    if (request.schema >= server.limits.minSchema) world.served.push({ memberId, request });
    const after = server.members.get(memberId);
    if (before !== undefined && after !== undefined) blame(checkFacts(before, facts(after)));
    if (request.push.length > 0 && world.dice.chance(0.3)) blame(checkReplay(memberId, request));
    return { status: 200, body: result.answer };
  }

  /** The network may double any request: once more, at once, must change nothing. */
  function checkReplay(memberId: string, request: SyncRequest): Finding {
    const before = dump(server.members.get(memberId));
    server.exchange(memberId, request);
    return dump(server.members.get(memberId)) === before ? null : 'a doubled request changed the server';
  }

  function onTaken(memberId: string, _device: string, row: PushedRow, result: RowResult) {
    trace.note(`${row.c} ${row.id} ${result.status}`);
    if (result.status === 'ok' || result.status === 'merged') blame(ledger.noteTaken(memberId, row));
  }

  for (const memberId of MEMBERS) server.join(memberId);
  for (let index = 0; index < plan.devices; index += 1) {
    const device = createDevice(`d${index}`, wire, {
      onWrite(data, c, id, before, after) {
        trace.note(`${c} ${id} ${after?.rev} ${after?.dirty}`);
        ledger.noteWrite(data, c, id, { before, after });
        blame(checkForward(data, c, before, after));
      },
      onState(data) {
        const member = server.members.get(data.memberId);
        if (member !== undefined) blame(checkCursor(data, member));
      },
      onWiped: (data) => ledger.wiped.set(data, ledger.taken().length),
    });
    device.signIn(auth.signIn(index === plan.devices - 1 && plan.devices > 2 ? MEMBERS[1] : MEMBERS[0]));
    device.open();
    devices.push(device);
  }
  return world;

  /** A tab sends only its member's rows, and only with its member's token. */
  function checkSending(tab: Tab, request: SyncRequest, token: string): Finding {
    const memberId = tab.session?.memberId;
    if (memberId === undefined) return null;
    const owner = ownerOf(request.device);
    if (owner !== null && !token.startsWith(owner.memberId)) return `${tab.name} sends with another member's token`;
    return owner !== null && foreignText(request.push, owner) ? `${tab.name} sends another member's text` : null;
  }

  function ownerOf(deviceId: string): MemoryData | null {
    for (const { storage } of devices) {
      for (const data of storage.values()) if (data.state?.device === deviceId) return data;
    }
    return null;
  }
}

/** True when another member's mark is anywhere in what belongs to the owner of `data`. */
export function foreignText(value: unknown, data: MemoryData): boolean {
  const other = MEMBERS.find((memberId) => memberId !== data.memberId) ?? '';
  return JSON.stringify(value).includes(markOf(other));
}

/** The server's rows of a member as one text, for comparing. */
export function dump(member: MemberRows | undefined): string {
  const rows: Json[] = [...(member?.rows.values() ?? [])].map(({ c, id, rev, deleted, body }) => [
    c,
    id,
    rev,
    deleted,
    body,
  ]);
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
}

interface Facts {
  readonly epoch: string;
  readonly logins: ReadonlySet<string>;
  readonly tickets: number;
  readonly longest: number;
  readonly lesson: number;
}

function facts(member: MemberRows): Facts {
  const rows = [...member.rows.values()];
  const days = rows.filter(({ c }) => c === 'login_records');
  const logins = new Set(days.filter(({ body }) => body.kind === 'login').map(({ id }) => id));
  const kinds = days.map(({ id }) => ({ day: id, kind: logins.has(id) ? ('login' as const) : ('ticket' as const) }));
  return {
    epoch: member.epoch,
    logins,
    tickets: days.length - logins.size,
    longest: summarizeStreak(kinds).longest_streak,
    lesson: Number(member.rows.get('training_progress mind')?.body.current_lesson ?? 1),
  };
}

/** Tickets are never overspent, logins only grow, and no exchange takes back what a member has achieved. */
function checkFacts(before: Facts, after: Facts): Finding {
  if (after.tickets > 3) return `${after.tickets} tickets are spent`;
  if (before.epoch !== after.epoch) return null;
  for (const day of before.logins) if (!after.logins.has(day)) return `the login of ${day} is gone`;
  if (after.longest < before.longest) return 'the longest run became shorter';
  return after.lesson < before.lesson ? 'the lessons went back' : null;
}
