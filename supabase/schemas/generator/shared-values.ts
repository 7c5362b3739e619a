import { reportReasons } from '../../../sync/model/kata/reports.ts';
import { starterKata } from '../../../sync/model/kata/starters.content.ts';
import { openableKeys, programmeBefore, programmes } from '../../../sync/model/lessons/lessons.ts';
import { limits } from '../../../sync/model/limits.ts';
import {
  notificationStatuses,
  notificationTargets,
  returnReasons,
} from '../../../sync/model/notifications/admin-notifications.contract.ts';
import { REMINDERS_BATCH } from '../../../sync/model/notifications/test-notification.contract.ts';
import { auditActs } from '../../../sync/model/operations/admin-audit.contract.ts';
import { engines, problemCodes } from '../../../sync/model/operations/problem-codes.ts';
import { difficulties } from '../../../sync/model/published/admin-content.contract.ts';
import { repetitions } from '../../../sync/model/published/group-practices.ts';
import { materialDocument, materialPacks } from '../../../sync/model/published/material-packs.ts';
import { MIN_ROW_SCHEMA, ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import {
  MAX_PULL_ROWS,
  MAX_PUSH_ROWS,
  MAX_SUPERSEDED_IDS,
  PROTOCOL_VERSION,
} from '../../../sync/protocol/sync-exchange.ts';
import { array, literal } from './sql.ts';

const numbers: Readonly<Record<string, number>> = {
  ...limits,
  protocol_version: PROTOCOL_VERSION,
  min_schema: MIN_ROW_SCHEMA,
  max_schema: ROW_SCHEMA,
  push_rows_max: MAX_PUSH_ROWS,
  pull_rows_max: MAX_PULL_ROWS,
  superseded_ids_max: MAX_SUPERSEDED_IDS,
};

const lists: Readonly<Record<string, readonly string[]>> = {
  report_reasons: reportReasons,
  repetitions,
  difficulties,
  openable_keys: openableKeys,
  material_packs: materialPacks,
  published_documents: ['notices', 'shared_kata', ...materialPacks.map(materialDocument)],
  notification_targets: notificationTargets,
  notification_statuses: notificationStatuses,
  return_reasons: returnReasons,
  audit_acts: auditActs,
  engines,
};

/** The names of the functions that `sharedValuesSql()` defines, without their schema. */
export const sharedValueNames: readonly string[] = [
  ...Object.keys(numbers),
  ...Object.keys(lists),
  ...['starter_kata', 'reminders_batch', 'lessons_of', 'programme_before', 'problem_codes'],
];

/** What the app and the server both know, as SQL functions: limits, versions, closed lists and ids. */
export function sharedValuesSql(): string {
  const before = Object.keys(programmes).flatMap((name) => {
    const first = programmeBefore(name);
    return first === null ? [] : [[name, literal(first)] as const];
  });
  const starterIds = starterKata.map(({ id }) => id);
  const lessons = Object.entries(programmes).map(([name, amount]) => [name, String(amount)] as const);
  return [
    '-- Limits, versions, closed lists and ids that the app and the server share. Checks of tables run\n' +
      '-- with the rights of the writing role, so that every role of the Data API may read them.\n' +
      'alter default privileges in schema private grant execute on functions to authenticated, service_role;',
    Object.entries(numbers)
      .map(([name, value]) => constant(name, 'integer', String(value)))
      .join('\n'),
    ...Object.entries(lists).map(([name, values]) => constant(name, 'text[]', array(values, 'text'))),
    constant('starter_kata', 'uuid[]', array(starterIds, 'uuid')),
    constant('reminders_batch', 'uuid', `${literal(REMINDERS_BATCH)}::uuid`),
    byType('lessons_of', 'integer', lessons),
    byType('programme_before', 'text', before),
    constant('problem_codes', 'jsonb', `${literal(JSON.stringify(problemCodes))}::jsonb`),
    'alter default privileges in schema private revoke execute on functions from authenticated, service_role;',
  ].join('\n\n');
}

function constant(name: string, type: string, value: string): string {
  return `create function private.${name}() returns ${type} immutable return ${value};`;
}

/** A function of the training type. */
function byType(name: string, type: string, cases: readonly (readonly [string, string])[]): string {
  const whens = cases.map(([key, value]) => `when ${literal(key)} then ${value}`).join(' ');
  return `create function private.${name}(p_training_type text) returns ${type} language sql immutable
return case p_training_type ${whens} end;`;
}
