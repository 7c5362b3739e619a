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

/** The names of the databases of all members on this device. */
export async function listMemberDatabases(): Promise<readonly string[]> {
  const names = await listDatabases();
  return names.filter((name) => memberOfDatabase(name) !== null);
}

/** Deletes databases; one that another tab still has open goes when that tab closes it. */
export async function deleteDatabases(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(deleteDatabase));
}

/** Browsers without `indexedDB.databases()` have the list that Dexie keeps there. */
async function listDatabases(): Promise<readonly string[]> {
  if (!canListDatabases()) {
    const { Dexie } = await import('dexie');
    return Dexie.getDatabaseNames();
  }
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
}

function canListDatabases(): boolean {
  return 'databases' in indexedDB;
}

async function deleteDatabase(name: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onblocked = () => resolve();
    request.onsuccess = () => resolve();
    request.onerror = () => reject(new Error(`Cannot delete the database "${name}"`, { cause: request.error }));
  });
  if (canListDatabases()) return;
  const { Dexie } = await import('dexie');
  // Deletes it from Dexie's list too.
  await Dexie.delete(name);
}
