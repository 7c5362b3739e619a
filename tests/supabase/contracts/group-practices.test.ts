import { expect, test } from 'vitest';
import { parseGroupPractices } from '../../../supabase/contracts/group-practices.ts';

const row = { id: '1', starts_at: '2026-11-24T11:00:00+00:00', title: '会', url: 'https://example.com/meet' };

test('parses the group practices of the notices document', () => {
  expect(parseGroupPractices({ group_practices: [row, { ...row, url: null }] })).toEqual([
    { id: '1', title: '会', url: 'https://example.com/meet', startsAt: Date.parse('2026-11-24T11:00:00Z') },
    { id: '1', title: '会', url: null, startsAt: Date.parse('2026-11-24T11:00:00Z') },
  ]);
});

test.each([
  ['an address that runs a script', { ...row, url: 'javascript:alert(1)' }],
  ['an address without encryption', { ...row, url: 'http://example.com' }],
  ['no time', { ...row, starts_at: 'soon' }],
  ['nothing', null],
])('skips a group practice with %s', (_what, broken) => {
  expect(parseGroupPractices({ group_practices: [broken, row] })).toHaveLength(1);
});

test.each([undefined, null, {}, { group_practices: 'x' }])('finds no group practices in %j', (body) => {
  expect(parseGroupPractices(body)).toEqual([]);
});
