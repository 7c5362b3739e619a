/** A member's data has a random id, and says in its sync state whose it is: a guest's data becomes an account's in place. */
export function databaseName(dataId: string): string {
  return `keiko-${dataId}`;
}

/** RxDB derives the names of its databases from ours. */
const MEMBER_DATABASE = /keiko-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

/** The id of the data that an IndexedDB database holds; null for a database without member data. */
function dataIdOf(name: string): string | null {
  return MEMBER_DATABASE.exec(name)?.[1] ?? null;
}

export async function listDataIds(): Promise<readonly string[]> {
  return [...new Set((await listNames()).flatMap((name) => dataIdOf(name) ?? []))];
}

/** Deletes a member's databases; one that another tab still has open goes when that tab closes it. */
export async function deleteData(dataId: string): Promise<void> {
  await Promise.all((await listNames()).filter((name) => dataIdOf(name) === dataId).map(deleteDatabase));
}

async function listNames(): Promise<readonly string[]> {
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
}

/** RxDB's Dexie storage keeps the documents of each schema version in an IndexedDB database of its own. */
const DOCUMENTS = /--(\d+)--documents$/;

/** The schema versions of a member's stored documents: none, one, or during a migration two. */
export async function listVersions(dataId: string): Promise<readonly number[]> {
  const names = (await listNames()).filter((name) => dataIdOf(name) === dataId);
  return names.flatMap((name) => DOCUMENTS.exec(name)?.slice(1).map(Number) ?? []);
}

/** The newest of them; null when there are none. */
export async function storedVersion(dataId: string): Promise<number | null> {
  const versions = await listVersions(dataId);
  return versions.length === 0 ? null : Math.max(...versions);
}

async function deleteDatabase(name: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onblocked = () => resolve();
    request.onsuccess = () => resolve();
    request.onerror = () => reject(new Error(`Cannot delete the database "${name}"`, { cause: request.error }));
  });
}
