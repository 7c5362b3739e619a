import * as v from 'valibot';
import { StartupError } from '../startup-error.ts';
import type { BackendConnection } from './open-backend.ts';

const mails = v.array(v.object({ to: v.string(), text: v.string() }));

interface Person {
  readonly email: string;
  readonly password: string;
  readonly username: string;
}

/** Registers a member and opens the confirmation link of the caught mail. */
export async function registerMember(
  { url, keys }: BackendConnection,
  { email, password, username }: Person,
): Promise<void> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { username } }),
  });
  if (!response.ok) throw new StartupError(`Cannot register "${email}": ${response.status} ${await response.text()}`);
  const caught = v.parse(mails, await (await fetch(`${url}/__mail.json`)).json());
  const text = caught.find(({ to }) => to === email.toLowerCase())?.text ?? '';
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? url);
  await fetch(`${url}${pathname}${search}`, { redirect: 'manual' });
}
