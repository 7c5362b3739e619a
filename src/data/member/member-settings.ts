import { firstValueFrom } from 'rxjs';
import { dayNumber } from '../../../sync/model/day/day.ts';
import { fitsSetting } from '../../../sync/model/settings/member-settings.collection.ts';
import { type LiveRow, liveRows } from '../../../sync/storage/live-rows.ts';
import { type MemberData, rowWrite } from './member-data.ts';
import { sharePerDatabase, useLive } from './use-live.ts';

/**
 * What follows the member from device to device. `announcements`: confirmed ones, by id. `guide`: the guide for newcomers, by
 * how often it was opened and closed, and whether its steps are done. `milestones`: the milestones and the number of
 * earned tickets that were celebrated. `weeks` and `cards`: closed summaries and dismissed cards by kind, each with its
 * latest day as the number of days since 1970, `question` the day on which one was answered; `storage` and `register` of `cards` have the days of
 * practice, and `measure` the day of the member, instead. `hidden-kata`: shared kata by how often they were hidden and shown. `aim`: see aim.ts. `levels`: drills by
 * how often the level below was chosen and left. `notes`: see returning-notes.ts. `pause`: see sync/model/streak/pause.ts.
 */
export type SettingKey =
  | 'announcements'
  | 'guide'
  | 'milestones'
  | 'weeks'
  | 'cards'
  | 'hidden-kata'
  | 'aim'
  | 'levels'
  | 'notes'
  | 'pause';

type Entries = LiveRow<'member_settings'>['body']['entries'];

const NONE: Entries = {};

export function useMemberSetting(key: SettingKey): Entries {
  return useLive(memberSettings).get(key)?.body.entries ?? NONE;
}

export async function readMemberSetting({ database }: Pick<MemberData, 'database'>, key: SettingKey): Promise<Entries> {
  return (await firstValueFrom(memberSettings(database).values)).get(key)?.body.entries ?? NONE;
}

const memberSettings = sharePerDatabase((database) => liveRows(database, 'member_settings'));

/** Sets or raises an entry; `name` has 1 to 64 characters, `count` is at least 1. Rejects when the local write fails. */
export async function addEntry(
  member: Pick<MemberData, 'write'>,
  key: SettingKey,
  name: string,
  count: number,
): Promise<void> {
  await addEntries(member, key, { [name]: count });
}

/** Remembers that a question of home was answered or put away today: no other is asked. */
export async function rememberQuestion(member: Pick<MemberData, 'write' | 'clock'>): Promise<void> {
  await addEntry(member, 'cards', 'question', dayNumber(member.clock.today()));
}

/** Sets or raises several entries of a setting at once, which may depend on those stored; leaves it when it is full. */
export async function addEntries(
  member: Pick<MemberData, 'write'>,
  key: SettingKey,
  added: Entries | ((stored: Entries) => Entries),
): Promise<void> {
  await member.write(
    rowWrite('member_settings', key, (stored) => {
      const entries = stored?.entries ?? NONE;
      const raised = Object.entries(typeof added === 'function' ? added(entries) : added).filter(
        ([name, count]) => count > (entries[name] ?? 0),
      );
      const next = { ...entries, ...Object.fromEntries(raised) };
      return raised.length === 0 || !fitsSetting(next) ? 'skip' : { entries: next };
    }),
  );
}
