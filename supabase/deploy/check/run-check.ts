import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { keysFile, loadKeys } from '../../embedded/keys.ts';
import { readSettings } from '../../embedded/settings.ts';
import { reasonOf } from '../../embedded/startup-error.ts';
import { listProjects, readStored } from '../settings.ts';
import { readApiKeys } from '../supabase-cli.ts';
import { CHECKS, type Deployment, type Outcome } from './checks.ts';
import { fetchApp, policyOf } from './deployed-app.ts';

const STATES = { ok: '正常', failed: '異常', unknown: '未確認' } as const satisfies Record<Outcome['state'], string>;

/** Prints a line for each check of the deployment at that address; false when one has failed. */
export async function runCheck(root: string, address: string): Promise<boolean> {
  const deployment = await openDeployment(root, new URL(address).origin);
  let isWell = true;
  for (const { name, place, run } of CHECKS) {
    const { state, detail = '' } = await run(deployment).catch(
      (error: unknown): Outcome => ({ state: 'failed', detail: reasonOf(error) }),
    );
    const where = state === 'ok' ? '' : `  → ${place}`;
    process.stdout.write(`${STATES[state].padEnd(3, '　')}  ${name.padEnd(15)}  ${detail}${where}\n`);
    isWell &&= state !== 'failed';
  }
  return isWell;
}

async function openDeployment(root: string, origin: string): Promise<Deployment> {
  const app = await fetchApp(origin).catch((error: unknown) => {
    throw new Error(`${origin} does not respond: ${reasonOf(error)}`);
  });
  const project = (await knownProject(root, origin)) ?? (await embeddedProject(root, origin));
  const scripts = [app.worker, ...app.files.values()].map(({ text }) => text).join('\n');
  const connected = policyOf(app.page).get('connect-src') ?? [];
  return {
    root,
    origin,
    app,
    backend: project?.backend ?? connected.find((source) => source.startsWith('https://')) ?? origin,
    publishableKey: project?.publishableKey ?? /sb_publishable_[\w-]+/.exec(scripts)?.[0] ?? '',
    secretKey: process.env.KEIKO_SECRET_KEY ?? project?.secretKey ?? null,
    operator: project?.operator ?? null,
    hasMailServer: project?.hasMailServer ?? null,
  };
}

type Known = Pick<Deployment, 'backend' | 'publishableKey' | 'secretKey' | 'operator' | 'hasMailServer'>;

const Stored = v.object({ url: v.string(), operator: v.string(), contact: v.string(), mail: v.optional(v.unknown()) });

/** The project that was deployed from here to that address. */
async function knownProject(root: string, origin: string): Promise<Known | null> {
  const folder = join(root, '.deploy');
  for (const project of listProjects(folder)) {
    const stored = v.safeParse(Stored, readStored(folder, project));
    if (!stored.success || stored.output.url !== origin) continue;
    const { operator, contact, mail } = stored.output;
    const { publishable, secret } = readApiKeys(root, project);
    return {
      backend: `https://${project}.supabase.co`,
      publishableKey: publishable,
      secretKey: secret,
      operator: [operator, contact],
      hasMailServer: mail !== undefined,
    };
  }
  return null;
}

/** The project of `npm start`, for an address of this machine. */
async function embeddedProject(root: string, origin: string): Promise<Known | null> {
  const { dataDir } = readSettings(process.env, root);
  if (new URL(origin).hostname !== 'localhost' || !existsSync(keysFile(dataDir))) return null;
  const { publishableKey, secretKey } = await loadKeys(dataDir);
  const { VITE_OPERATOR_NAME: name, VITE_OPERATOR_CONTACT: contact } = process.env;
  const operator = name && contact ? [name, contact] : null;
  return { backend: origin, publishableKey, secretKey, operator, hasMailServer: null };
}
