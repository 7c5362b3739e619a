/** The build settings that name other hosts; unset or empty where the app asks none. */
export interface HostSettings {
  readonly VITE_SUPABASE_URL?: string | undefined;
  readonly VITE_PRACTICE_SITE_URL?: string | undefined;
}

/** The text of `public/_headers` with a build's own origins in it: the app may ask these hosts and no others. */
export function fillHostHeaders(template: string, settings: HostSettings): string {
  const backend = originOf(settings.VITE_SUPABASE_URL);
  // The live channel's scheme is one of its own, for which the backend's address does not stand.
  const live = backend.map((origin) => origin.replace(/^http/, 'ws'));
  return template
    .replace(/ %BACKEND%(?=;)/, asSources([...backend, ...live]))
    .replace(/ %PRACTICE_SITE%(?=;)/, asSources(originOf(settings.VITE_PRACTICE_SITE_URL)));
}

/** None for what is no web address: the app ignores such a setting too. */
function originOf(setting = ''): readonly string[] {
  if (!URL.canParse(setting)) return [];
  const { protocol, origin } = new URL(setting);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}

function asSources(origins: readonly string[]): string {
  return origins.map((origin) => ` ${origin}`).join('');
}
