import type { Keys } from '../../../supabase/embedded/keys.ts';
import type { RateLimits } from '../../../supabase/embedded/project-config.ts';

/** Shared by all tests, so that one built app works with every test backend. */
export const testKeys: Keys = {
  publishableKey: 'sb_publishable_keikotestkeikotestkeiko_00000000',
  secretKey: 'sb_secret_keikotestkeikotestkeiko_00000000',
  jwtSecret: 'a secret that only the tests know and only the tests use',
  adminPassword: 'test admin password',
  adminPasswordHash: 'pbkdf2-sha256$600000$tTl8P1IQu8qnwUBXDJNdwg$qzaDnoQTNt5mCguwNYsBy1Npf4yCQg9UXgEja8R7ask',
  vapidPublicKey: 'BMgPOPFdkAeHiFjOB7uahx3or-gpUd2rOtG6ppn0HP0do4o_zrTcGQveKGipM7WimS-FiwZR9wTdLGqLEI92G04',
  vapidPrivateKey: 'fGDphRhXjFULqoVMmV3d3MJnqgYXfcyB7MPnUhHOkJA',
};

/** Limits of a project whose members all register from one address of the network. */
export const manyMembers: RateLimits = {
  sign_in_sign_ups: 1_000_000,
  token_verifications: 1_000_000,
  token_refresh: 1_000_000,
};
