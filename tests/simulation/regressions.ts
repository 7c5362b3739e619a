import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { networkFaults } from './network.ts';
import { deviceFaults, guestActions, memberActions, newerActions, streakActions } from './plan.ts';

const step = v.object({
  kind: v.picklist([...memberActions, ...newerActions, ...streakActions, ...guestActions, ...deviceFaults]),
  wait: v.number(),
  device: v.number(),
  tab: v.number(),
  salt: v.number(),
});

const regression = v.object({
  name: v.string(),
  plan: v.object({
    seed: v.number(),
    devices: v.number(),
    previousBuilds: v.optional(v.number(), 0),
    joinedDaysAgo: v.optional(v.number(), 0),
    lockless: v.boolean(),
    networkFaults: v.array(v.picklist(networkFaults)),
    steps: v.array(step),
  }),
});

/** Shrunk plans that once found a bug; the name describes the bug. */
export const regressions = v.parse(
  v.array(regression),
  JSON.parse(readFileSync(new URL('./regressions.json', import.meta.url), 'utf8')),
);
