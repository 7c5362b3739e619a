declare global {
  interface Window {
    /** Only in engines with Trusted Types. What a policy creates is taken like a string. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
  }
}

interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (url: string) => string;
}

/** The URL of the built service worker, the only script that the app names at run time. */
const SERVICE_WORKER = '/service-worker.js';

const rules: Policy = {
  createHTML: (text) => {
    if (/<script|<foreignobject|\son\w+\s*=|javascript:/i.test(text))
      throw new Error('Cannot draw a picture with a script');
    return text;
  },
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER) throw new Error(`Cannot load the script "${url}"`);
    return url;
  },
};

// The only policy of the app, named in public/_headers; engines with Trusted Types refuse any other.
const policy = (typeof window === 'undefined' ? undefined : window.trustedTypes)?.createPolicy('keiko', rules) ?? rules;

export const SERVICE_WORKER_URL = policy.createScriptURL(SERVICE_WORKER);

/** The shapes of one of our drawings, for `innerHTML`. Throws for what could run a script. */
export const trustedShapes = (shapes: string): string => policy.createHTML(shapes);
