/** Why a call came to nothing, in the words of its answer. */
export type FailureCode =
  | 'method_not_allowed'
  | 'unauthorized'
  | 'forbidden'
  | 'wrong_password'
  | 'body_too_large'
  | 'invalid_request'
  | 'conflict'
  | 'unknown_subscription'
  | 'push_refused'
  | 'push_gone'
  | 'push_unreachable'
  | 'push_forbidden'
  | 'push_not_set_up'
  | 'too_many_requests'
  | 'unavailable';

const statuses = {
  method_not_allowed: 405,
  unauthorized: 401,
  forbidden: 403,
  wrong_password: 403,
  body_too_large: 413,
  invalid_request: 400,
  conflict: 409,
  unknown_subscription: 404,
  push_refused: 424,
  push_gone: 410,
  push_unreachable: 424,
  push_forbidden: 403,
  push_not_set_up: 424,
  too_many_requests: 429,
  unavailable: 500,
} as const satisfies Record<FailureCode, number>;

/** An answer that brings something. */
export function succeed(body: object): Response {
  return Response.json({ success: true, ...body }, { headers: { 'cache-control': 'no-store' } });
}

/** An answer that says no more than which kind of failure it was; the particulars are logged. */
export function fail(code: FailureCode, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { success: false, error: code },
    { status: statuses[code], headers: { 'cache-control': 'no-store', ...headers } },
  );
}
