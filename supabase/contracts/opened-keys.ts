import * as v from 'valibot';
import { nothingOpened, type OpenedKeys, openableKeys } from '../../sync/rules/openable.ts';

const notices = v.object({ opened_keys: v.array(v.unknown()) });

/** Parses the opened keys of the `notices` document; none if it has no list. Skips keys of newer builds. */
export function parseOpenedKeys(body: unknown): OpenedKeys {
  const parsed = v.safeParse(notices, body);
  if (!parsed.success) return nothingOpened;
  const { opened_keys } = parsed.output;
  return new Set(openableKeys.filter((key) => opened_keys.includes(key)));
}
