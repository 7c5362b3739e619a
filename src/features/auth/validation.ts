import { type PasswordContext, type PasswordWeakness, passwordWeakness } from '../../../sync/model/account/password.ts';
import { limits } from '../../../sync/model/limits.ts';
import { plainCode } from '../../../sync/model/text/plain-input.ts';
import { isBlank, storedText } from '../../../sync/model/text/stored-text.ts';
import { plainEmail } from '../../data/account/plain-email.ts';
import { countCodePoints } from '../../ui/forms/field.tsx';
import type { Problems } from '../../ui/forms/use-form.ts';
import { missingProblems } from './login-problems.ts';

type Input<Field extends string> = Readonly<Record<Field, string>>;
type NewPassword = 'password' | 'confirmation';
type Registration = 'username' | 'email' | NewPassword;

const USERNAME_MIN = 2;

const weaknessTexts: Readonly<Record<PasswordWeakness, string>> = {
  'too-short': 'パスワードは6文字以上で入力してください',
  'too-long': 'パスワードが長すぎます。半角なら72文字、ひらがなや漢字なら24文字までです',
  personal: 'ユーザー名やメールアドレスと同じパスワードは使えません',
  common: 'よく使われていて、当てられやすいパスワードです。別のものにしてください',
};

/** The HTML standard's pattern for `type=email`. The forms use `noValidate` and show their own messages. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export function registerProblems(
  input: Input<Registration>,
  isCommon: PasswordContext['isCommon'],
): Problems<Registration> {
  return {
    ...(!isBlank(input.username) && usernameProblem(input.username)),
    ...(!isBlank(input.email) && emailProblem(input.email)),
    ...passwordProblems(input, { email: plainEmail(input.email), name: input.username, isCommon }),
    ...missingProblems(input, 'すべての項目を入力してください'),
  };
}

export function resetProblems({ email }: Input<'email'>): Problems<'email'> {
  return isBlank(email) ? { email: 'メールアドレスを入力してください' } : emailProblem(email);
}

export function codeProblems({ code }: Input<'code'>): Problems<'code'> {
  if (isBlank(code)) return { code: 'コードを入力してください' };
  return /^\d{6,10}$/.test(plainCode(code)) ? {} : { code: 'メールにある数字だけを入力してください' };
}

/** A whole code as the mail shows it, in two groups of five; other texts as they are. */
export function groupedCode(text: string): string {
  const plain = plainCode(text);
  return /^\d{10}$/.test(plain) ? `${plain.slice(0, 5)} ${plain.slice(5)}` : text;
}

export function newPasswordProblems(input: Input<NewPassword>, context: PasswordContext): Problems<NewPassword> {
  return { ...passwordProblems(input, context), ...missingProblems(input, 'すべての項目を入力してください') };
}

export function changePasswordProblems(
  input: Input<'current' | NewPassword>,
  context: PasswordContext,
): Problems<'current' | NewPassword> {
  const isSame = input.password !== '' && input.password === input.current;
  return {
    ...(isSame && { password: '現在のパスワードと同じです。別のものにしてください' }),
    ...newPasswordProblems(input, context),
  };
}

function usernameProblem(username: string) {
  const length = countCodePoints(storedText(username));
  if (length < USERNAME_MIN) return { username: 'ユーザー名は2文字以上で入力してください' };
  if (length > limits.username_max) return { username: `ユーザー名は${limits.username_max}文字以内で入力してください` };
  return {};
}

function emailProblem(email: string) {
  return EMAIL.test(plainEmail(email)) ? {} : { email: 'メールアドレスの形式を確認してください' };
}

/** Errors of a password and its confirmation. Empty values are skipped. */
function passwordProblems(
  { password, confirmation }: Input<NewPassword>,
  context: PasswordContext,
): Problems<NewPassword> {
  const weakness = password.trim() === '' ? null : passwordWeakness(password, context);
  const isMistyped = password !== '' && confirmation !== '' && password !== confirmation;
  return {
    ...(weakness !== null && { password: weaknessTexts[weakness] }),
    ...(isMistyped && { confirmation: 'パスワードが一致しません' }),
  };
}
