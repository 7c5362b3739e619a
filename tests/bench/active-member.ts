import { dayAt } from '../../sync/model/day/day.ts';
import { generateMember, type MemberRows } from '../support/seed/member-rows.ts';

/** Five years of one generated member with the sessions and kata of others, up to the numbers given. */
export function createActiveMember(size: { readonly sessions: number; readonly katas: number }): MemberRows {
  const today = dayAt(Date.now());
  const first = generateMember(1, today);
  const { sessions, katas } = { sessions: [...first.sessions], katas: [...first.katas] };
  for (let seed = 2; sessions.length < size.sessions || katas.length < size.katas; seed += 1) {
    const other = generateMember(seed, today);
    sessions.push(...other.sessions);
    katas.push(...other.katas);
  }
  return { ...first, sessions: sessions.slice(0, size.sessions), katas: katas.slice(0, size.katas) };
}
