import { randomBytes } from 'node:crypto';
import { formatTotpSecret } from '../functions/_shared/totp.ts';

/** As long as the hash that makes the codes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const secret = formatTotpSecret(randomBytes(SECRET_BYTES));
const label = encodeURIComponent('稽古 管理者');
process.stderr.write(`認証アプリに登録する内容です。この画面のほかには、どこにも出ません。
  キー: ${secret.replace(/(.{4})(?=.)/g, '$1 ')}
  リンク: otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent('稽古')}
`);
process.stdout.write(`${secret}\n`);
