/** A member's data has a random id, and says in its sync state whose it is: a guest's data becomes an account's in place. */
export function databaseName(dataId: string): string {
  return `keiko-${dataId}`;
}

/** RxDB derives the names of its databases from ours. */
const MEMBER_DATABASE = /keiko-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

/** The id of the data that an IndexedDB database holds; null for a database without member data. */
export function dataIdOf(name: string): string | null {
  return MEMBER_DATABASE.exec(name)?.[1] ?? null;
}

export async function listDataIds(): Promise<readonly string[]> {
  return [...new Set((await listMemberDatabases()).flatMap((name) => dataIdOf(name) ?? []))];
}

export async function deleteData(dataId: string): Promise<void> {
  await deleteDatabases((await listMemberDatabases()).filter((name) => dataIdOf(name) === dataId));
}

export async function listMemberDatabases(): Promise<readonly string[]> {
  const names = await listDatabases();
  return names.filter((name) => dataIdOf(name) !== null);
}

/** RxDB's Dexie storage keeps the documents of each schema version in an IndexedDB database of its own. */
export const DOCUMENTS = /--(\d+)--documents$/;

/** The schema version of a member's stored documents; null when there are none. During a migration there are two. */
export async function storedVersion(dataId: string): Promise<number | null> {
  const names = (await listMemberDatabases()).filter((name) => name.includes(databaseName(dataId)));
  const versions = names.flatMap((name) => DOCUMENTS.exec(name)?.slice(1).map(Number) ?? []);
  return versions.length === 0 ? null : Math.max(...versions);
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
