import { serveLogged } from './serve-logged.ts';

/** The part of Deno that the functions use. */
declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

/** Reads a setting from the function's environment. */
export const getEnv = (name: string): string | undefined => Deno.env.get(name);

/** Handles every request of the function `name`, and logs each with its id. */
export function serve(name: string, handler: Parameters<typeof serveLogged>[0]['handler']): void {
  Deno.serve(
    serveLogged({
      name,
      handler,
      now: Date.now,
      // biome-ignore lint/suspicious/noConsole: the platform logs console output
      write: (line) => console.log(line),
    }),
  );
}
