import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addMissingSecrets, type ProjectSecrets } from '../embedded/project-secrets.ts';
import { reasonOf, writeAtomically } from '../embedded/startup-error.ts';

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** What each deployment must know; `npm run deploy` asks for what is neither stored nor given as a flag. */
const REQUIRED = {
  url: v.pipe(
    v.string(),
    v.trim(),
    v.url(),
    v.startsWith('https://', 'The address must begin with https://'),
    v.transform((url) => new URL(url).origin),
  ),
  plan: v.picklist(['free', 'pro']),
  operator: Text,
  contact: Text,
};

/** The file of a project, `.deploy/<ref>.json`. What is optional is written by hand. */
const Settings = v.strictObject({
  ...REQUIRED,
  adminPassword: v.optional(v.pipe(v.string(), v.minLength(12))),
  adminPasswordHash: v.optional(v.string()),
  adminTotpSecret: v.optional(Text),
  vapidPublicKey: v.optional(v.string()),
  vapidPrivateKey: v.optional(v.string()),
  /** The mail server; unset, the project keeps the one of its dashboard. */
  mail: v.optional(
    v.strictObject({ host: Text, port: v.pipe(v.number(), v.integer()), user: Text, password: Text, sender: Text }),
  ),
  /** Turnstile. The server asks for tokens once there is a secret: publish an app with the key before. */
  captcha: v.optional(v.strictObject({ siteKey: Text, secret: v.optional(Text) })),
  /** A webhook that takes `{ "text": … }`, for alerts. */
  alertUrl: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** Further settings of the build and secrets of the functions, by the names in README.md. */
  build: v.optional(v.record(v.pipe(v.string(), v.startsWith('VITE_')), v.string())),
  functions: v.optional(v.record(v.pipe(v.string(), v.startsWith('KEIKO_')), v.string())),
});

export type Settings = v.InferOutput<typeof Settings> & ProjectSecrets;
export type Answers = { readonly [Name in keyof typeof REQUIRED]?: string | undefined };

export const QUESTIONS: readonly (readonly [keyof typeof REQUIRED, string])[] = [
  ['url', 'Address of the app (https://…): '],
  ['plan', 'Plan of the project (free or pro): '],
  ['operator', 'Who runs the project, for the terms: '],
  ['contact', 'Mail or web address for its members: '],
];

/** The projects that have a file of settings. */
export function listProjects(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => /^([a-z]{20})\.json$/.exec(name)?.[1] ?? []);
}

/** The stored answers, or none; throws when the file is not JSON. */
export function readStored(folder: string, project: string): Readonly<Record<string, unknown>> {
  const path = settingsFile(folder, project);
  if (!existsSync(path)) return {};
  try {
    return v.parse(v.looseObject({}), JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`Cannot read "${path}": ${reasonOf(error)}`);
  }
}

/** Checks the settings and makes the secrets that are missing. */
export async function completeSettings(stored: Readonly<Record<string, unknown>>, answers: Answers): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
  const parsed = v.safeParse(Settings, { ...stored, ...given });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`The setting "${v.getDotPath(issue) ?? ''}" is not valid: ${issue.message}`);
  }
  return addMissingSecrets(parsed.output);
}

/** Stores the settings for the next deployment, readable by the owner only. */
export function writeSettings(folder: string, project: string, settings: Settings): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeAtomically(settingsFile(folder, project), `${JSON.stringify(settings, null, 2)}\n`);
}

export function settingsFile(folder: string, project: string): string {
  return join(folder, `${project}.json`);
}
