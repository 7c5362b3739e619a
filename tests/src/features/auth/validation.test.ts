import { describe, expect, test } from 'vitest';
import { loginProblems } from '../../../../src/features/auth/login-problems.ts';
import {
  changePasswordProblems,
  codeProblems,
  newPasswordProblems,
  registerProblems as problemsOfRegistration,
  resetProblems,
} from '../../../../src/features/auth/validation.ts';
import { isCommonPassword } from '../../../../sync/model/account/common-passwords.ts';
import { plainCode } from '../../../../sync/model/text/plain-input.ts';

const owner = { email: 'hanako@example.com', name: '花子', isCommon: isCommonPassword } as const;
const registerProblems = (input: Parameters<typeof problemsOfRegistration>[0]) =>
  problemsOfRegistration(input, isCommonPassword);

const filled = { username: '花子', email: 'hanako@example.com', password: 'himitsu', confirmation: 'himitsu' } as const;

describe('login form', () => {
  test.each([
    ['', ''],
    ['hanako', ''],
    ['', 'himitsu'],
    ['　', ' '],
  ])('asks for name and password when given "%s" and "%s"', (login, password) => {
    expect(loginProblems({ login, password }).form).toBe('ユーザー名とパスワードを入力してください');
  });

  test('marks only empty fields', () => {
    const { form: _summary, ...fields } = loginProblems({ login: 'hanako', password: ' ' });
    expect(fields).toEqual({ password: '未入力です' });
  });

  test('accepts any non-empty name and password', () => {
    expect(loginProblems({ login: 'h', password: 'x' })).toEqual({});
  });
});

describe('register form', () => {
  test('accepts a complete registration', () => {
    expect(registerProblems(filled)).toEqual({});
  });

  test.each(['username', 'email', 'password', 'confirmation'] as const)(
    'asks for all fields when %s is blank',
    (field) => {
      const problems = registerProblems({ ...filled, [field]: ' ' });
      expect(problems.form).toBe('すべての項目を入力してください');
      expect(problems[field]).toBe('未入力です');
    },
  );

  test.each([
    ['confirmation', { confirmation: 'himitsu2' }, 'パスワードが一致しません'],
    ['password', { password: '12345', confirmation: '12345' }, 'パスワードは6文字以上で入力してください'],
    ['username', { username: '花' }, 'ユーザー名は2文字以上で入力してください'],
    ['username', { username: '\u200b花\u202e' }, 'ユーザー名は2文字以上で入力してください'],
    ['username', { username: ' 花 ' }, 'ユーザー名は2文字以上で入力してください'],
    ['username', { username: '花'.repeat(201) }, 'ユーザー名は200文字以内で入力してください'],
    ['email', { email: 'hanako' }, 'メールアドレスの形式を確認してください'],
    ['email', { email: 'hanako@' }, 'メールアドレスの形式を確認してください'],
    ['email', { email: 'hana ko@example.com' }, 'メールアドレスの形式を確認してください'],
  ])('reports an invalid %s in %o', (field, change, message) => {
    expect(registerProblems({ ...filled, ...change })).toEqual({ [field]: message });
  });

  test('reports invalid and missing fields together', () => {
    expect(registerProblems({ username: '花', email: '', password: '12345', confirmation: '123' })).toEqual({
      form: 'すべての項目を入力してください',
      username: 'ユーザー名は2文字以上で入力してください',
      email: '未入力です',
      password: 'パスワードは6文字以上で入力してください',
      confirmation: 'パスワードが一致しません',
    });
  });

  test('counts a rare kanji and an emoji as one character each', () => {
    expect(registerProblems({ ...filled, username: '𠮟' }).username).toBeDefined();
    expect(registerProblems({ ...filled, username: '𠮟る' })).toEqual({});
    expect(registerProblems({ ...filled, password: '😀😀😀', confirmation: '😀😀😀' }).password).toBeDefined();
  });

  test("rejects a password longer than the server's 72-byte limit", () => {
    const long = 'あ'.repeat(25);
    expect(registerProblems({ ...filled, password: long, confirmation: long }).password).toContain('長すぎます');
    const longest = 'a1'.repeat(36);
    expect(registerProblems({ ...filled, password: longest, confirmation: longest })).toEqual({});
  });

  test.for([
    ['sakura', 'よく使われていて、当てられやすいパスワードです。別のものにしてください'],
    ['hanako', 'ユーザー名やメールアドレスと同じパスワードは使えません'],
    ['Hanako@example.com', 'ユーザー名やメールアドレスと同じパスワードは使えません'],
    ['花子のなまえ', 'ユーザー名やメールアドレスと同じパスワードは使えません'],
    ['稽'.repeat(25), 'パスワードが長すぎます。半角なら72文字、ひらがなや漢字なら24文字までです'],
  ])('rejects the password "%s"', ([password = '', message]) => {
    const input = { ...filled, username: '花子のなまえ', password, confirmation: password };
    expect(registerProblems(input)).toEqual({ password: message });
  });

  test('accepts a full-width address with surrounding whitespace', () => {
    expect(registerProblems({ ...filled, email: ' ｈａｎａｋｏ＠example.com ' })).toEqual({});
  });
});

describe('reset form', () => {
  test.each([
    ['', 'メールアドレスを入力してください'],
    ['　 ', 'メールアドレスを入力してください'],
    ['hanako', 'メールアドレスの形式を確認してください'],
  ])('rejects "%s"', (email, message) => {
    expect(resetProblems({ email })).toEqual({ email: message });
  });

  test('accepts a valid address', () => {
    expect(resetProblems({ email: 'hanako@example.com' })).toEqual({});
  });
});

describe('new-password form', () => {
  test.each([
    [
      { password: '', confirmation: '' },
      { password: '未入力です', confirmation: '未入力です' },
    ],
    [{ password: '12345', confirmation: '12345' }, { password: 'パスワードは6文字以上で入力してください' }],
    [{ password: 'himitsu', confirmation: 'himitsU' }, { confirmation: 'パスワードが一致しません' }],
    [{ password: 'himitsu', confirmation: '' }, { confirmation: '未入力です' }],
  ])('rejects %o', (input, fields) => {
    const { form: _summary, ...problems } = newPasswordProblems(input, owner);
    expect(problems).toEqual(fields);
  });

  test('accepts matching passwords', () => {
    expect(newPasswordProblems({ password: 'himitsu', confirmation: 'himitsu' }, owner)).toEqual({});
  });
});

describe('change-password form', () => {
  test.for([
    [{ current: '' }, { form: 'すべての項目を入力してください', current: '未入力です' }],
    [{ current: 'atarashii' }, { password: '現在のパスワードと同じです。別のものにしてください' }],
    [{ confirmation: 'atarashi' }, { confirmation: 'パスワードが一致しません' }],
    [
      { password: 'qwerty', confirmation: 'qwerty' },
      { password: 'よく使われていて、当てられやすいパスワードです。別のものにしてください' },
    ],
    [{}, {}],
  ])('finds in %o the problems %o', ([input, problems]) => {
    const complete = { current: 'himitsu', password: 'atarashii', confirmation: 'atarashii' };
    expect(changePasswordProblems({ ...complete, ...input }, owner)).toEqual(problems);
  });
});

describe('mailed code', () => {
  test.each(['0123456789', ' 01234 56789 ', '０１２３４５６７８９', '01234-56789', '01234‐56789'])(
    'is accepted as "%s", and sent as plain digits',
    (code) => {
      expect(codeProblems({ code })).toEqual({});
      expect(plainCode(code)).toBe('0123456789');
    },
  );

  test.each(['', ' ', '12345', '12345678901', '12345a', 'コード'])('is refused as "%s"', (code) => {
    expect(codeProblems({ code }).code).toMatch(/ください$/);
  });
});
