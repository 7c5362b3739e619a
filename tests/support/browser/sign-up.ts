import * as v from 'valibot';

export type ConfirmedMember = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
};

type Mails = readonly { readonly to: string; readonly text: string }[];

type AuthEndpoint = {
  readonly url: string;
  readonly publishableKey: string;
  /** Newest first. */
  readonly mails: () => Mails | Promise<Mails>;
};

type Person = { readonly email: string; readonly password: string; readonly username: string | undefined };

const Claims = v.object({ sub: v.string() });

/** Registers, opens the confirmation link in the caught mail and returns the session. */
export async function signUpConfirmed(
  { url, publishableKey, mails }: AuthEndpoint,
  person: Person,
): Promise<ConfirmedMember> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: person.email,
      password: person.password,
      data: person.username === undefined ? {} : { username: person.username },
    }),
  });
  if (!response.ok)
    throw new Error(`sign-up of "${person.email}" answered ${response.status}: ${await response.text()}`);
  return openMailedLink(url, person.email, await mails());
}

/** Opens the confirmation link in the caught mail to an address and returns the session. */
export async function openMailedLink(url: string, email: string, mails: Mails): Promise<ConfirmedMember> {
  const mail = mails.find(({ to }) => to === email.toLowerCase());
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const verified = await fetch(`${url}${link.pathname}${link.search}`, { redirect: 'manual' });
  const location = new URL(verified.headers.get('location') ?? '', url);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const accessToken = fragment.get('access_token') ?? '';
  const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString() || 'null');
  return { accessToken, refreshToken: fragment.get('refresh_token') ?? '', userId: v.parse(Claims, claims).sub };
}
