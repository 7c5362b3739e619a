import { existsSync, readFileSync } from 'node:fs';
import type { EmailMessage } from '@supabase/lite';
import * as v from 'valibot';
import { writeAtomically } from '../startup-error.ts';
import { composeMail, type MailContent, type MailedAuth, type MailKind } from './mail-text.ts';

const Mail = v.object({ to: v.string(), subject: v.string(), text: v.string(), html: v.string(), at: v.string() });

/** A caught mail; `at` is when it was sent. */
export type Mail = v.InferOutput<typeof Mail>;

type MailboxOptions = {
  readonly file: string | null;
  readonly origin: string;
  readonly now: () => Date;
};

export type Mailbox = ReturnType<typeof openMailbox>;

const MAX_MAILS = 200;
const VERIFY_LINK = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/;

/** In Lite's own text. */
const CODE = /with this code: (\d+)/;

/** Catches every mail instead of sending it; `file` is the JSON file that keeps them, or null. */
export function openMailbox({ file, origin, now }: MailboxOptions) {
  let mails: readonly Mail[] =
    file && existsSync(file) ? v.parse(v.array(Mail), JSON.parse(readFileSync(file, 'utf8'))) : [];

  const store = (to: string, content: MailContent): void => {
    mails = [{ to, ...content, at: now().toISOString() }, ...mails].slice(0, MAX_MAILS);
    if (file) writeAtomically(file, JSON.stringify(mails, null, 2));
  };
  const deliver = (to: string, kind: MailKind, auth: MailedAuth): void => store(to, composeMail(kind, origin, auth));

  return {
    /** Composes and stores the mail for the hash of a link and its code. */
    deliver,
    reportPasswordChange: (to: string) => store(to, composeMail('password_changed', origin)),
    /** Newest first. */
    list: () => mails,
    /** Lite's driver interface. */
    send: async ({ to, subject, text = '', html = '' }: EmailMessage) => {
      const link = VERIFY_LINK.exec(text)?.[0];
      const params = link ? new URL(link).searchParams : null;
      const kind = params?.get('type');
      const tokenHash = params?.get('token');
      const code = CODE.exec(text)?.[1];
      if (tokenHash && code && (kind === 'signup' || kind === 'recovery')) deliver(to, kind, { tokenHash, code });
      else store(to, { subject, text, html });
    },
  };
}
