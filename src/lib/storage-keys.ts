/**
 * What the app stores outside the members' databases (sync/storage/member-databases.ts), by its owner. A key that ends
 * with a dot begins several. tests/src/lib/storage-keys.test.ts finds one that is not listed here.
 */

/** localStorage of the device: it survives a logout, as does each setting, whose keys begin with the prefix alone. */
export const deviceKeys = {
  prefix: 'keiko.device.',
  hadMember: 'keiko.device.had-member',
  /** Without an identity it stays, even empty, and tells a logout from an identity that the browser has lost. */
  removals: 'keiko.device.removals',
  askedToKeep: 'keiko.device.asked-to-keep',
  /** The system may close an installed app while the member looks for the mail. */
  codeRequest: 'keiko.device.code-request',
  /** A registration may be finished after another member has logged out. */
  linkRequests: 'keiko.device.link-requests',
  installed: 'keiko.device.installed',
  installDismissedUntil: 'keiko.device.install-dismissed-until',
  practised: 'keiko.device.practised',
  speechVoice: 'keiko.device.speech-voice',
} as const;

/** localStorage of the member: a logout removes it, but for the keys that name data with unsent rows. */
export const memberKeys = {
  /** Whose data opens on this device. */
  identity: 'keiko.member',
  /** Who has asked the server to delete the account, until the device is cleared. */
  deletion: 'keiko.account-deletion',
  /** Set after a restored identity, until the member has read that the browser had lost the settings too. */
  settingsLost: 'keiko.settings-lost',
  /** Names the data that was open last: after the browser has dropped that, a new one has another id. */
  data: 'keiko.data',
  /** The newest row schema that has opened data: a cleared database would forget it. */
  rowSchema: 'keiko.row-schema',
  /** When removed rows were last cleared away. */
  cleanedUp: 'keiko.cleaned-up',
  homeCache: 'keiko.home-cache',
  guestContent: 'keiko.guest-content',
  push: 'keiko.push',
  diagnostics: 'keiko.diagnostics',
  problemsReported: 'keiko.problems-reported',
  draft: 'keiko.draft.',
  outbox: 'keiko.outbox.',
} as const;

/** sessionStorage of the tab, which a logout clears. */
export const tabKeys = {
  startReloads: 'keiko.start-reloads',
  /** Set in a tab that has reloaded for a newer build, until it opens the data again. */
  yielded: 'keiko.yielded',
  storageReload: 'keiko.storage-reload',
  /** Controls only which screen is shown: the server checks the admin session itself. */
  admin: 'keiko.admin',
} as const;

/** Other stores: the session's IndexedDB, the cache with the list of the build, and the queue of the service worker. */
export const stores = { session: 'keiko-auth', buildList: 'keiko-build', exchangeQueue: 'keiko-exchange' } as const;
