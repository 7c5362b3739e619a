import * as v from 'valibot';
import { nothingOpened, type OpenedKeys, openableKeys } from '../lessons/lessons.ts';
import { readAs } from '../read-as.ts';

const notices = v.object({ opened_keys: v.array(v.unknown()) });

/** Parses the opened keys of the `notices` document; none if it has no list. Skips keys of newer builds. */
export function parseOpenedKeys(body: unknown): OpenedKeys {
  const opened_keys = readAs(notices, body)?.opened_keys;
  return opened_keys === undefined ? nothingOpened : new Set(openableKeys.filter((key) => opened_keys.includes(key)));
}
