/** The part of Deno that the functions use. */
declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

/** Reads a setting from the function's environment. */
export const getEnv = (name: string): string | undefined => Deno.env.get(name);

/** Handles every request of the function. */
export function serve(handler: (request: Request) => Promise<Response>): void {
  Deno.serve(handler);
}
