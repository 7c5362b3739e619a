/** In place of a member id: who uses the app on this device without an account. */
export const LOCAL_MEMBER = 'local';

/** Each member has a database of their own. */
export function databaseName(memberId: string): string {
  return `keiko-${memberId}`;
}

/** RxDB derives the names of its databases from ours. */
const MEMBER_DATABASE = /keiko-(local|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

/** The member whose data an IndexedDB database holds; null for a database without member data. */
export function memberOfDatabase(name: string): string | null {
  return MEMBER_DATABASE.exec(name)?.[1] ?? null;
}
