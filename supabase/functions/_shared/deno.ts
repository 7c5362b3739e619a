/** As much of Deno as the functions use. */
declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

/** Reads a setting out of the function's environment. */
export const getEnv = (name: string): string | undefined => Deno.env.get(name);

/** Answers every request of the function. */
export function serve(handler: (request: Request) => Promise<Response>): void {
  Deno.serve(handler);
}
