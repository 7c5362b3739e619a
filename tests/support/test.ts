import type { Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { startTestBackend, type TestBackend } from './backend/backend.ts';
import { type Device, type DeviceOptions, launchBrowser, launchFullBrowser, openDevice } from './browser/browser.ts';
import { confirmAnnouncements, logIn, loginRecorded, synced } from './browser/journeys.ts';

export interface Member {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

export interface SignedInOptions extends Partial<DeviceOptions> {
  /** Who signs in, if not the member of the test. */
  readonly as?: Pick<Member, 'email' | 'password'>;
  /** Runs before the app starts. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/**
 * The test function of all browser tests. A test names the fixtures it needs as parameters; only these are started. One
 * browser and one backend serve a file; members and devices are new for each test. A file changes `now`, `joined`,
 * `functionEnv` or `isFullBrowser` with `test.override`. Errors of a page fail the test.
 */
export const test = base
  /** The time of the server and of new devices: noon of a Friday in Tokyo. */
  .extend('now', { scope: 'file' }, '2026-11-20T03:00:00Z')
  /** The time at which the members of a file registered, if not `now`. */
  .extend('joined', { scope: 'file' }, (): string | null => null)
  /** Environment of the server's functions, besides the keys. */
  .extend('functionEnv', { scope: 'file' }, (): Readonly<Record<string, string>> => ({}))
  /** The folder of the app that the backend serves. */
  .extend('dist', { scope: 'file' }, () => inject('dist'))
  /** Whether the tests need the full browser instead of the headless shell. */
  .extend('isFullBrowser', { scope: 'worker' }, (): boolean => false)
  .extend('browser', { scope: 'worker' }, async ({ isFullBrowser }, { onCleanup }) => {
    const browser = await (isFullBrowser ? launchFullBrowser() : launchBrowser());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('backend', { scope: 'file' }, async ({ dist, functionEnv, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist, functionEnv });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    return backend;
  })
  /** Runs a statement as superuser. */
  .extend('sql', { scope: 'file' }, ({ backend }) => backend.sql)
  /** Creates a member with a confirmed address. */
  .extend('signUp', { scope: 'file' }, ({ backend, now, joined }) => {
    let count = 0;
    return async (username: string): Promise<Member> => {
      count += 1;
      const person = { username, email: `member${count}@example.com`, password: 'secret1' };
      if (joined !== null) await backend.setNow(joined);
      const { userId } = await backend.signUpConfirmed(person.email, person.password, username);
      if (joined !== null) await backend.setNow(now);
      return { ...person, userId };
    };
  })
  /** The member of the test, 太郎. */
  .extend('member', async ({ backend, now, signUp }) => {
    await backend.setNow(now);
    return signUp('太郎');
  })
  /** The member's recorded days on the server, oldest first. */
  .extend('recordedDays', ({ sql, member }) => async (): Promise<readonly string[]> => {
    const rows = await sql<{ day: string }>(
      'select login_date::text as day from public.login_records where user_id = $1 order by 1',
      [member.userId],
    );
    return rows.map(({ day }) => day);
  })
  /** Opens a device without a session. */
  .extend('openGuest', async ({ browser, backend, now }, { onCleanup }) => {
    const devices: Device[] = [];
    onCleanup(() => closeDevices(devices));
    await backend.setNow(now);
    return async (options: Partial<DeviceOptions> = {}): Promise<Device> => {
      const device = await openDevice(browser, { url: backend.url, clock: now, ...options });
      devices.push(device);
      return device;
    };
  })
  /** Opens a device with the member of the test signed in and synced. */
  .extend('openSignedIn', ({ backend, openGuest, member }) => {
    return async ({ as = member, prepare, ...options }: SignedInOptions = {}): Promise<Device> => {
      const device = await openGuest(options);
      await prepare?.(device.page);
      await signIn(backend, device.page, as);
      return device;
    };
  })
  /** A device with the member of the test signed in and synced. */
  .extend('device', ({ openSignedIn }) => openSignedIn())
  /** The page of `device`. */
  .extend('page', ({ device }) => device.page)
  /** The member of all tests of a file, 花子. */
  .extend('sharedMember', { scope: 'file' }, ({ signUp }) => signUp('花子'))
  .extend('sharedDevices', { scope: 'file' }, (): Device[] => [])
  /** Opens a device that all tests of a file may use, with a member signed in and synced, or without a session. */
  .extend('openShared', { scope: 'file' }, ({ browser, backend, now, sharedDevices }) => {
    return async (member: Member | null): Promise<Device> => {
      const device = await openDevice(browser, { url: backend.url, clock: now });
      sharedDevices.push(device);
      if (member !== null) await signIn(backend, device.page, member);
      return device;
    };
  })
  /** A device on which `sharedMember` stays signed in during all tests of a file. */
  .extend('sharedDevice', { scope: 'file' }, ({ openShared, sharedMember }) => openShared(sharedMember))
  /** A device without a session, which all tests of a file share. */
  .extend('sharedGuest', { scope: 'file' }, ({ openShared }) => openShared(null))
  .extend('checkSharedDevices', { auto: true }, ({ sharedDevices }, { onCleanup }) => {
    onCleanup(() => expect(sharedDevices.flatMap((device) => device.takeErrors())).toEqual([]));
    return null;
  });

async function signIn(backend: TestBackend, page: Page, member: Pick<Member, 'email' | 'password'>): Promise<void> {
  await confirmAnnouncements(backend, member.email);
  await logIn(page, member);
  await loginRecorded(backend, member.email);
  await synced(page);
}

async function closeDevices(devices: readonly Device[]): Promise<void> {
  const errors = devices.flatMap((device) => device.takeErrors());
  for (const device of devices) await device.close();
  expect(errors).toEqual([]);
}
