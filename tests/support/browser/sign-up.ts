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

const Verified = v.object({ access_token: v.string(), refresh_token: v.string(), user: v.object({ id: v.string() }) });

/** Registers, opens the link in the caught mail and returns the session. */
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
  return openMailedLink({ url, publishableKey, mails }, person.email);
}

/** Opens the newest link mailed to an address and returns the session. */
export async function openMailedLink(
  { url, publishableKey, mails }: AuthEndpoint,
  email: string,
): Promise<ConfirmedMember> {
  const mail = (await mails()).find(({ to }) => to === email.toLowerCase());
  const link = new URLSearchParams(/#\S+/.exec(mail?.text ?? '')?.[0].slice(1));
  const verified = await fetch(`${url}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token_hash: link.get('token_hash'), type: link.get('type') }),
  });
  const { access_token, refresh_token, user } = v.parse(Verified, await verified.json());
  return { accessToken: access_token, refreshToken: refresh_token, userId: user.id };
}
