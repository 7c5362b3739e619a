import { memberOfDatabase } from './database-names.ts';

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
