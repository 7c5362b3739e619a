/** The areas of `npm run attack`, each with the prefixes of its test files. */
export const attackAreas: Readonly<Record<string, readonly string[]>> = {
  'number bombs': ['tests/supabase/attacks/number-bombs'],
  'large answers': ['tests/supabase/attacks/answers'],
  'refusals before work': ['tests/supabase/attacks/refusals', 'tests/supabase/concurrency/account-deletion'],
  reads: ['tests/supabase/attacks/reads', 'tests/supabase/concurrency/reads'],
  'size of answers': ['tests/supabase/attacks/answer-sizes', 'tests/supabase/attacks/select-lists'],
  'limits and quotas': [
    'tests/supabase/exchange/limits',
    'tests/supabase/exchange/member-limits',
    'tests/supabase/functions/request-limit',
  ],
  requests: ['tests/supabase/exchange/request-attacks', 'tests/supabase/functions/every-function'],
  tokens: ['tests/supabase/exchange/token-attacks', 'tests/supabase/functions/verify-token'],
  rows: ['tests/supabase/exchange/row-attacks', 'tests/supabase/exchange/login-records'],
  'records without an account, and bridges': [
    'tests/supabase/exchange/bridges',
    'tests/supabase/exchange/lesson-grant',
  ],
  'lost history': [
    'tests/supabase/exchange/other-history',
    'tests/supabase/exchange/resets',
    'tests/supabase/failover',
  ],
  lessons: ['tests/supabase/exchange/training-progress'],
  texts: ['tests/supabase/kata/text-rules'],
  'grants and row security': ['tests/supabase/catalogue'],
  'published content': [
    'tests/supabase/exchange/published-content',
    'tests/supabase/attacks/guest-content',
    'tests/e2e/slow-line',
  ],
  accounts: ['tests/supabase/embedded/auth', 'tests/supabase/account', 'tests/e2e/mailed-links', 'tests/e2e/password'],
  'shared phone': ['tests/e2e/shared-device'],
  'reports and hiding': ['tests/supabase/kata/moderation', 'tests/supabase/concurrency/moderation'],
  admin: [
    'tests/supabase/admin/permissions',
    'tests/supabase/admin/sessions',
    'tests/supabase/functions/admin-gate',
    'tests/supabase/functions/totp',
  ],
  'outside pages and pictures': ['tests/supabase/admin/content', 'tests/supabase/deploy/deploy'],
  'added material': ['tests/supabase/admin/materials', 'tests/sync/model/published/materials'],
  'problem reports': ['tests/supabase/admin/operations'],
  'push endpoints': [
    'tests/supabase/notifications/faults',
    'tests/supabase/notifications/subscriptions',
    'tests/supabase/functions/notification-',
  ],
  'live channel': ['tests/supabase/embedded/realtime'],
  http: ['tests/supabase/embedded/http'],
  'one data folder': ['tests/supabase/embedded/folder-lock', 'tests/supabase/embedded/data'],
};

/** The tests of all areas, as arguments of `vitest run` and `vitest list`. */
export const attackArguments = [
  '--project',
  'unit',
  '--project',
  'server',
  '--project',
  'e2e',
  ...Object.values(attackAreas).flat(),
];

/** The environment of the tests: some areas have long tests. */
export const attackEnvironment = { ...process.env, FULL: '1' };
