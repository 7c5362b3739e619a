import { countCodePoints } from '../../ui/code-points.ts';

/** What keeps a form from being sent: one sentence for the whole of it, or one for each field, or both. */
export interface Problems<Field extends string> {
  readonly summary?: string;
  readonly fields: Readonly<Partial<Record<Field, string>>>;
}

interface LoginInput {
  readonly login: string;
  readonly password: string;
}

interface RegisterInput {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

type ResetInput = Pick<RegisterInput, 'email'>;
type NewPasswordInput = Pick<RegisterInput, 'password' | 'confirmation'>;

const PASSWORD_MIN = 6;
const USERNAME_MIN = 2;
const USERNAME_MAX = 200;

/** The server's hash reads no further; in UTF-8 bytes. */
const PASSWORD_MAX_BYTES = 72;

/** The HTML standard's rule for `type=email`; the forms show their own messages, so they check it themselves. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Null when the login can be sent. */
export function loginProblems(input: LoginInput): Problems<keyof LoginInput> | null {
  const fields = unfilled(input);
  return fields && { summary: 'ユーザー名とパスワードを入力してください', fields };
}

/** Null when the registration can be sent. */
export function registerProblems(input: RegisterInput): Problems<keyof RegisterInput> | null {
  const missing = unfilled(input);
  const wrong = {
    ...(input.username.trim() !== '' && usernameProblem(input.username)),
    ...(input.email.trim() !== '' && emailProblem(input.email)),
    ...passwordProblems(input),
  };
  if (missing) return { summary: 'すべての項目を入力してください', fields: { ...wrong, ...missing } };
  return Object.keys(wrong).length > 0 ? { fields: wrong } : null;
}

/** Null when the request for a new password can be sent. */
export function resetProblems({ email }: ResetInput): Problems<keyof ResetInput> | null {
  if (email.trim() === '') return { fields: { email: 'メールアドレスを入力してください' } };
  const wrong = emailProblem(email);
  return wrong && { fields: wrong };
}

/** Null when the new password can be set. */
export function newPasswordProblems(input: NewPasswordInput): Problems<keyof NewPasswordInput> | null {
  const missing = unfilled(input);
  if (missing) return { summary: 'すべての項目を入力してください', fields: { ...passwordProblems(input), ...missing } };
  const wrong = passwordProblems(input);
  return Object.keys(wrong).length > 0 ? { fields: wrong } : null;
}

/** A short word at each field that is empty or blank; null when there is none. */
function unfilled<Field extends string>(
  input: Readonly<Record<Field, string>>,
): Partial<Record<string, string>> | null {
  const empty = Object.entries<string>(input).filter(([, value]) => value.trim() === '');
  return empty.length > 0 ? Object.fromEntries(empty.map(([field]) => [field, '未入力です'])) : null;
}

function usernameProblem(username: string) {
  const length = countCodePoints(username.trim());
  if (length < USERNAME_MIN) return { username: 'ユーザー名は2文字以上で入力してください' };
  if (length > USERNAME_MAX) return { username: 'ユーザー名は200文字以内で入力してください' };
  return null;
}

function emailProblem(email: string) {
  return EMAIL.test(email.normalize('NFKC').trim()) ? null : { email: 'メールアドレスの形式を確認してください' };
}

/** What is wrong with two passwords of which each may still be empty. */
function passwordProblems({ password, confirmation }: NewPasswordInput): Partial<Record<string, string>> {
  return {
    ...(password.trim() !== '' && passwordProblem(password)),
    ...(password !== '' &&
      confirmation !== '' &&
      password !== confirmation && { confirmation: 'パスワードが一致しません' }),
  };
}

function passwordProblem(password: string) {
  if (countCodePoints(password) < PASSWORD_MIN) return { password: 'パスワードは6文字以上で入力してください' };
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) {
    return { password: 'パスワードが長すぎます。半角72文字以内で入力してください' };
  }
  return null;
}
