import { describe, expect, test } from 'vitest';
import {
  type DataFacts,
  dataOwners,
  dataStates,
  fateOf,
  identityStates,
  rowStates,
  type Start,
  type StartFacts,
  sessionStates,
  startOf,
} from '../../../sync/storage/device-start.ts';

const always = (start: Start) => ({ none: start, one: start, several: start });

/** By identity, session and data. A state without its cell does not compile. */
const starts: Record<StartFacts['identity'], Record<StartFacts['session'], Record<StartFacts['data'], Start>>> = {
  account: { stored: always('open'), none: always('open') },
  guest: { stored: always('open'), none: always('open') },
  'signed-out': { stored: always('login'), none: always('login') },
  missing: { stored: always('restore'), none: { none: 'login', one: 'restore', several: 'login' } },
};

/** By the owner of the data and its rows, then for each identity. */
const fates: Record<
  `${DataFacts['owner']} ${DataFacts['rows']}`,
  Record<DataFacts['identity'], ReturnType<typeof fateOf>>
> = {
  'open sent': { account: 'keep', guest: 'keep', 'signed-out': 'keep', missing: 'keep' },
  'open unsent': { account: 'keep', guest: 'keep', 'signed-out': 'keep', missing: 'keep' },
  'signed-out sent': { account: 'remove', guest: 'remove', 'signed-out': 'remove', missing: 'remove' },
  'signed-out unsent': { account: 'remove', guest: 'remove', 'signed-out': 'remove', missing: 'remove' },
  'guest sent': { account: 'keep', guest: 'keep', 'signed-out': 'keep', missing: 'keep' },
  'guest unsent': { account: 'keep', guest: 'keep', 'signed-out': 'keep', missing: 'keep' },
  'other sent': { account: 'remove', guest: 'remove', 'signed-out': 'remove', missing: 'keep' },
  'other unsent': { account: 'keep', guest: 'keep', 'signed-out': 'keep', missing: 'keep' },
};

describe.each(identityStates)('with the identity "%s"', (identity) => {
  const ofStart = sessionStates.flatMap((session) => dataStates.map((data) => ({ session, data })));
  test.each(ofStart)('a start with a session $session and data of $data', ({ session, data }) => {
    expect(startOf({ identity, session, data })).toBe(starts[identity][session][data]);
  });

  const ofData = dataOwners.flatMap((owner) => rowStates.map((rows) => ({ owner, rows })));
  test.each(ofData)('data of "$owner" whose rows are $rows', ({ owner, rows }) => {
    expect(fateOf({ owner, rows, identity })).toBe(fates[`${owner} ${rows}`][identity]);
  });
});
