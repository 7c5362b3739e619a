import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { deviceKeys } from '../../lib/storage-keys.ts';

/** The server's codes are valid for an hour. */
const VALID_MS = 60 * 60_000;

const schema = v.object({ kind: v.picklist(['signup', 'recovery']), email: v.string(), at: v.number() });

/** The mail with a code that this installed app asked for last. */
export type CodeRequest = Readonly<Pick<v.InferOutput<typeof schema>, 'kind' | 'email'>>;

type ReadWrite = Pick<Storage, 'getItem' | 'setItem'>;

/** Null without a request, or once its code is invalid. */
export function readCodeRequest(storage: ReadWrite, now: number): CodeRequest | null {
  const request = readJsonAs(schema, storage.getItem(deviceKeys.codeRequest));
  if (request === null || Math.abs(now - request.at) >= VALID_MS) return null;
  return { kind: request.kind, email: request.email };
}

export function writeCodeRequest(storage: ReadWrite, request: CodeRequest | null, now: number): void {
  storage.setItem(deviceKeys.codeRequest, request === null ? '' : JSON.stringify({ ...request, at: now }));
}
