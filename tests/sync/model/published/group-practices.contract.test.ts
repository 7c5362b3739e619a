import { expect, test } from 'vitest';
import { parseGroupPractices } from '../../../../sync/model/published/group-practices.contract.ts';

const row = { id: '1', starts_at: '2026-11-24T11:00:00+00:00', title: '会', url: 'https://example.com/meet' };

const practice = {
  id: '1',
  title: '会',
  url: null,
  startsAt: Date.parse('2026-11-24T11:00:00Z'),
  repeats: null,
  repeatsUntil: null,
};

test('parses the group practices of the notices document', () => {
  expect(parseGroupPractices({ group_practices: [row, { ...row, url: null }] })).toEqual([
    { ...practice, url: 'https://example.com/meet' },
    practice,
  ]);
});

test('parses how a group practice repeats', () => {
  const repeated = [
    { ...row, url: null, repeats: 'biweekly', repeats_until: null },
    { ...row, url: null, repeats: 'monthly', repeats_until: '2027-03-31' },
  ];
  expect(parseGroupPractices({ group_practices: repeated })).toEqual([
    { ...practice, repeats: 'biweekly' },
    { ...practice, repeats: 'monthly', repeatsUntil: '2027-03-31' },
  ]);
});

test('shows the first date of a repetition that only newer builds know', () => {
  const yearly = { ...row, url: null, repeats: 'yearly', repeats_until: null, weekday: 3 };
  expect(parseGroupPractices({ group_practices: [yearly] })).toEqual([practice]);
});

test.each([
  ['an address that runs a script', { ...row, url: 'javascript:alert(1)' }],
  ['an address without encryption', { ...row, url: 'http://example.com' }],
  ['no time', { ...row, starts_at: 'soon' }],
  ['an end that is no day', { ...row, repeats: 'weekly', repeats_until: 'soon' }],
  ['nothing', null],
])('skips a group practice with %s', (_what, broken) => {
  expect(parseGroupPractices({ group_practices: [broken, row] })).toHaveLength(1);
});

test.each([undefined, null, {}, { group_practices: 'x' }])('finds no group practices in %j', (body) => {
  expect(parseGroupPractices(body)).toEqual([]);
});
