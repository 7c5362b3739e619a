import { describe, expect, test } from 'vitest';
import {
  dataNotice,
  type NoticeFacts,
  noticeDatabases,
  noticeIdentities,
  noticeNetworks,
  noticeSessions,
} from '../../../../src/data/sync/data-notice.ts';
import { type DataNotice, noticeTexts } from '../../../../src/data/sync/data-notice-texts.ts';

type Circumstances = `${NoticeFacts['database']} ${NoticeFacts['session']} ${NoticeFacts['network']}`;
type Notices = Record<NoticeFacts['identity'], DataNotice | null>;

const same = (notice: DataNotice | null) => ({ account: notice, 'account-restored': notice });
const notices = { local: null, 'local-restored': 'settings-lost' } as const;
const gone = { local: 'no-copy', 'local-restored': 'no-copy' } as const;

/** By database, session and network, then for each identity. A state without its cell does not compile. */
const expected: Record<Circumstances, Notices> = {
  'kept accepted online': { account: null, 'account-restored': 'settings-lost', ...notices },
  'kept accepted offline': { account: null, 'account-restored': 'settings-lost', ...notices },
  'kept refused online': { ...same('login-sends'), ...notices },
  'kept refused offline': { ...same('login-sends'), ...notices },
  'kept outdated online': { ...same('update-sends'), ...notices },
  'kept outdated offline': { ...same('update-sends'), ...notices },
  'dropped accepted online': { ...same('restoring'), ...gone },
  'dropped accepted offline': { ...same('network-restores'), ...gone },
  'dropped refused online': { ...same('login-restores'), ...gone },
  'dropped refused offline': { ...same('login-restores'), ...gone },
  'dropped outdated online': { ...same('update-restores'), ...gone },
  'dropped outdated offline': { ...same('update-restores'), ...gone },
  'pulled-again accepted online': { ...same('restored'), ...notices },
  'pulled-again accepted offline': { ...same('restored'), ...notices },
  'pulled-again refused online': { ...same('login-sends'), ...notices },
  'pulled-again refused offline': { ...same('login-sends'), ...notices },
  'pulled-again outdated online': { ...same('update-sends'), ...notices },
  'pulled-again outdated offline': { ...same('update-sends'), ...notices },
};

const all = noticeDatabases.flatMap((database) =>
  noticeSessions.flatMap((session) =>
    noticeNetworks.flatMap((network) =>
      noticeIdentities.map((identity): NoticeFacts => ({ database, session, network, identity })),
    ),
  ),
);

describe('what the app says of the data', () => {
  test.each(all)('$database, $session, $network, $identity', (facts) => {
    const { database, session, network, identity } = facts;
    expect(dataNotice(facts)).toBe(expected[`${database} ${session} ${network}`][identity]);
  });

  test('says that records are on the device only where they are', () => {
    const claims = all.filter((facts) => {
      const notice = dataNotice(facts);
      return notice !== null && /残っています/.test(noticeTexts[notice].text);
    });
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter(({ database }) => database === 'dropped')).toEqual([]);
  });

  test('says that unsent records are lost wherever an account has lost its database', () => {
    const silent = all.filter((facts) => {
      const notice = dataNotice(facts);
      const isLost = facts.database === 'dropped' && !facts.identity.startsWith('local');
      return isLost && (notice === null || !noticeTexts[notice].text.includes('送る前だった記録'));
    });
    expect(silent).toEqual([]);
  });
});
