import { createHash } from 'node:crypto';

/** The script and the frame of Turnstile come from here. */
const CAPTCHA_HOST = 'https://challenges.cloudflare.com';

/** The build settings that name other hosts; unset or empty if the app contacts none. */
export interface HostSettings {
  readonly VITE_SUPABASE_URL?: string | undefined;
  readonly VITE_CAPTCHA_SITE_KEY?: string | undefined;
}

/** Fills the build's origins, and the hashes of the scripts inside its page, into the policy of `public/_headers`. */
export function fillHostHeaders(template: string, settings: HostSettings, page: string): string {
  const backend = originOf(settings.VITE_SUPABASE_URL);
  // The policy's https source does not cover the Realtime channel's wss scheme.
  const realtime = backend.map((origin) => origin.replace(/^http/, 'ws'));
  const captcha = settings.VITE_CAPTCHA_SITE_KEY ? [CAPTCHA_HOST] : [];
  const guarded = captcha.length === 0 ? template : template.replace(/; require-trusted-types-for [^\n]*/, '');
  return guarded
    .replace(/ %CAPTCHA%(?= %)/, asSources(captcha))
    .replace(/ %SCRIPT%(?=;)/, asSources(hashesOfScripts(page)))
    .replace(/ %BACKEND%(?=;)/, asSources([...backend, ...realtime]));
}

/** The sources that allow the scripts whose text stands in a page. */
function hashesOfScripts(page: string): readonly string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Empty for anything but a web address: the app ignores such a setting too. */
function originOf(setting = ''): readonly string[] {
  if (!URL.canParse(setting)) return [];
  const { protocol, origin } = new URL(setting);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}

function asSources(origins: readonly string[]): string {
  return origins.map((origin) => ` ${origin}`).join('');
}
