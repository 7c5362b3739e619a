import type { ImportProblem } from '../../../data/transfer/import-file.ts';

const texts: Readonly<Record<ImportProblem, string>> = {
  'too-large': '大きさが10MBを超えています。型だけなら、「型（CSV）」で書き出したファイルから取り込めます。',
  newer: 'このアプリより新しい版で書き出されています。アプリを更新してから、もう一度選んでください。',
  changed:
    '書き出したあとで書きかえられたか、途中で切れています。「一冊にする」で書き出したままのファイルを選んでください。何も取り込んでいません。',
  broken: '途中で切れているか、書式が崩れています。書き出した直後のファイルを選んでください。',
  'not-ours': 'このアプリが書き出したJSONではありません。「一冊にする」のファイルを選んでください。',
  'too-many': '行が多すぎて、読み込めません。型は10,000件まで取り込めます。書き出した直後のファイルを選んでください。',
  'no-kata': '型が見つかりません。CSVの1行目には「象」と「意識」の見出しが要ります。',
};

/** Explains why a file cannot be imported, and what to do. */
export function importProblemText(problem: ImportProblem): string {
  return texts[problem];
}
