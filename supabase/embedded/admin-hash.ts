import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hashPassword } from '../functions/_shared/password-hash.ts';

const FEWEST_LETTERS = 12;

/** Makes the hash of an admin password typed on stdin: unseen and twice at a terminal, else the first line. */
async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface(stdin.isTTY ? { input: stdin, output: unseen, terminal: true } : { input: stdin });
  const ask = async (question: string): Promise<string> => {
    if (stdin.isTTY) stderr.write(question);
    const answer = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve).once('close', () => reject(new Error('Cannot read a password: the input has ended')));
    });
    if (stdin.isTTY) stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('管理者パスワード: ');
    if ([...password].length < FEWEST_LETTERS) {
      throw new Error(`The password must have at least ${FEWEST_LETTERS} characters`);
    }
    if (stdin.isTTY && (await ask('もう一度: ')) !== password) throw new Error('The two passwords differ');
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
