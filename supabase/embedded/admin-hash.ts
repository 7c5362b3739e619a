import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hashPassword } from '../functions/_shared/password-hash.ts';

const MIN_CHARACTERS = 12;

/** Reads the password: at a terminal twice and without echo, otherwise the first line of stdin. */
async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface(stdin.isTTY ? { input: stdin, output: noEcho, terminal: true } : { input: stdin });
  const readLine = async (prompt: string): Promise<string> => {
    if (stdin.isTTY) stderr.write(prompt);
    const line = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve).once('close', () => reject(new Error('Cannot read a password: the input has ended')));
    });
    if (stdin.isTTY) stderr.write('\n');
    return line;
  };
  try {
    const password = await readLine('管理者パスワード: ');
    if ([...password].length < MIN_CHARACTERS) {
      throw new Error(`The password must have at least ${MIN_CHARACTERS} characters`);
    }
    if (stdin.isTTY && (await readLine('もう一度: ')) !== password) throw new Error('The two passwords differ');
    return password;
  } finally {
    lines.close();
  }
}

try {
  process.stdout.write(`${await hashPassword(await readPassword())}\n`);
} catch (error) {
  process.stderr.write(`keiko: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
