import { countCodePoints } from '../../ui/forms/code-points.ts';

/** Validation errors of a form: a summary, messages per field, or both. */
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

/** bcrypt on the server ignores everything after 72 bytes of UTF-8. */
const PASSWORD_MAX_BYTES = 72;

/** The HTML standard's pattern for `type=email`. The forms use `noValidate` and show their own messages. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Null if the login is valid. */
export function loginProblems(input: LoginInput): Problems<keyof LoginInput> | null {
  const fields = blankFields(input);
  return fields && { summary: 'ユーザー名とパスワードを入力してください', fields };
}

/** Null if the registration is valid. */
export function registerProblems(input: RegisterInput): Problems<keyof RegisterInput> | null {
  const missing = blankFields(input);
  const wrong = {
    ...(input.username.trim() !== '' && usernameProblem(input.username)),
    ...(input.email.trim() !== '' && emailProblem(input.email)),
    ...passwordProblems(input),
  };
  if (missing) return { summary: 'すべての項目を入力してください', fields: { ...wrong, ...missing } };
  return Object.keys(wrong).length > 0 ? { fields: wrong } : null;
}

/** Null if the reset request is valid. */
export function resetProblems({ email }: ResetInput): Problems<keyof ResetInput> | null {
  if (email.trim() === '') return { fields: { email: 'メールアドレスを入力してください' } };
  const wrong = emailProblem(email);
  return wrong && { fields: wrong };
}

/** Null if the new password is valid. */
export function newPasswordProblems(input: NewPasswordInput): Problems<keyof NewPasswordInput> | null {
  const missing = blankFields(input);
  if (missing) return { summary: 'すべての項目を入力してください', fields: { ...passwordProblems(input), ...missing } };
  const wrong = passwordProblems(input);
  return Object.keys(wrong).length > 0 ? { fields: wrong } : null;
}

/** A short message for each blank field; null if there is none. */
function blankFields<Field extends string>(
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

/** Errors of a password and its confirmation. Empty values are skipped. */
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
