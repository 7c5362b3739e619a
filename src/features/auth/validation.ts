import { countCodePoints } from '../../ui/forms/code-points.ts';
import type { Problems } from '../../ui/forms/use-form.ts';

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

/** The problems of a login. */
export function loginProblems(input: LoginInput): Problems<keyof LoginInput> {
  return missingProblems(input, 'ユーザー名とパスワードを入力してください');
}

/** The problems of a registration. */
export function registerProblems(input: RegisterInput): Problems<keyof RegisterInput> {
  return {
    ...(input.username.trim() !== '' && usernameProblem(input.username)),
    ...(input.email.trim() !== '' && emailProblem(input.email)),
    ...passwordProblems(input),
    ...missingProblems(input, 'すべての項目を入力してください'),
  };
}

/** The problems of a reset request. */
export function resetProblems({ email }: ResetInput): Problems<keyof ResetInput> {
  return email.trim() === '' ? { email: 'メールアドレスを入力してください' } : emailProblem(email);
}

/** The problems of a new password. */
export function newPasswordProblems(input: NewPasswordInput): Problems<keyof NewPasswordInput> {
  return { ...passwordProblems(input), ...missingProblems(input, 'すべての項目を入力してください') };
}

/** A short message for each blank field, and `summary` for the form if there is one. */
function missingProblems(input: object, summary: string): Readonly<Record<string, string>> {
  const blank = Object.entries<string>({ ...input }).filter(([, value]) => value.trim() === '');
  return blank.length === 0
    ? {}
    : { form: summary, ...Object.fromEntries(blank.map(([field]) => [field, '未入力です'])) };
}

function usernameProblem(username: string) {
  const length = countCodePoints(username.trim());
  if (length < USERNAME_MIN) return { username: 'ユーザー名は2文字以上で入力してください' };
  if (length > USERNAME_MAX) return { username: 'ユーザー名は200文字以内で入力してください' };
  return {};
}

function emailProblem(email: string) {
  return EMAIL.test(email.normalize('NFKC').trim()) ? {} : { email: 'メールアドレスの形式を確認してください' };
}

/** Errors of a password and its confirmation. Empty values are skipped. */
function passwordProblems({ password, confirmation }: NewPasswordInput): Problems<keyof NewPasswordInput> {
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
  return {};
}
