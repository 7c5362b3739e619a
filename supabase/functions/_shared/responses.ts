/** The error codes of function responses. */
export type FailureCode =
  | 'method_not_allowed'
  | 'unauthorized'
  | 'forbidden'
  | 'wrong_password'
  | 'code_required'
  | 'body_too_large'
  | 'invalid_request'
  | 'conflict'
  | 'unknown_subscription'
  | 'push_rejected'
  | 'push_gone'
  | 'push_unreachable'
  | 'push_forbidden'
  | 'push_not_configured'
  | 'too_many_requests'
  | 'unavailable';

const statuses = {
  method_not_allowed: 405,
  unauthorized: 401,
  forbidden: 403,
  wrong_password: 403,
  code_required: 403,
  body_too_large: 413,
  invalid_request: 400,
  conflict: 409,
  unknown_subscription: 404,
  push_rejected: 424,
  push_gone: 410,
  push_unreachable: 424,
  push_forbidden: 403,
  push_not_configured: 424,
  too_many_requests: 429,
  unavailable: 500,
} as const satisfies Record<FailureCode, number>;

/** A success response. */
export function succeed(body: object): Response {
  return Response.json({ success: true, ...body }, { headers: { 'cache-control': 'no-store' } });
}

/** An error response: it carries only the code; details go to the log. */
export function fail(code: FailureCode, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { success: false, error: code },
    { status: statuses[code], headers: { 'cache-control': 'no-store', ...headers } },
  );
}
