import { Fragment, type ReactNode } from 'react';

interface JoinedProps {
  readonly pieces: readonly RunPiece[];
  readonly draw: (piece: RunPiece) => ReactNode;
}

/**
 * Draws the pieces of a text, with a number on one line with its counter, and a name with さん. Another text is another
 * element: a translated page has other text nodes in it than those that React would change.
 */
export function Joined({ pieces, draw }: JoinedProps) {
  const runs = joinedRuns(pieces).map((run, index) => {
    const drawn = run.pieces.map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <Fragment key={place}>{draw(piece)}</Fragment>
    ));
    return run.isJoined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs are never reordered
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {drawn}
      </span>
    ) : (
      drawn
    );
  });
  return <span key={JSON.stringify(pieces)}>{runs}</span>;
}

/** A piece of a text; one with a reading is not cut. */
export interface RunPiece {
  readonly text: string;
  readonly reading: string | null;
}

const units =
  'メートル|キロメートル|センチ|ミリ|リットル|グラム|キログラム|キロ|パーセント|ページ|ワット|ドル|セット|ケース|コマ|コーナー';
const short = '\\d+(?:\\.\\d+)?\\p{Script=Han}[目間後前半分]?';
const long = `\\d+(?:\\.\\d+)?(?:か[月所国年][目間後前半分]?|${units})`;
const inKanji =
  '[一二三四五六七八九十百千何数]+(?:呼吸|[つ語回度人本枚冊行文字歩秒分時日週年段階匹頭羽杯軒席組列種通輪問])[目間後前]?';
const people = 'お?(?:[\\p{Script=Han}々]{1,4}|[ァ-ヶー]{2,6})(?:さん|ちゃん|くん)';

/** A number with its counter (全30回, 1日1回, 一語), and a name with さん. Short enough for a line of large letters. */
const JOINED = new RegExp(`[全第約]?(?:${long}|(?:${short}){1,2}|${inKanji})|${people}`, 'gu');

/** Splits a text into what a line may break and joined runs, which it may not, for browsers without `word-break: auto-phrase`. */
export function joinedRuns(pieces: readonly RunPiece[]) {
  const text = pieces.map((piece) => piece.text).join('');
  const named = [...text.matchAll(JOINED)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const ranges = merged([...named, ...wordsWithReading(pieces, text)]);
  const runs: { readonly range: number; readonly pieces: RunPiece[] }[] = [];
  let at = 0;
  for (const piece of pieces) {
    const end = at + piece.text.length;
    const inside = ranges.flatMap((range) => [range.start, range.end]).filter((cut) => at < cut && cut < end);
    const cuts = piece.reading === null ? [...inside, end] : [end];
    for (const cut of cuts) {
      const part = { text: text.slice(at, cut), reading: piece.reading };
      const range = ranges.findIndex((one) => one.start < cut && at < one.end);
      const last = runs.at(-1);
      if (last?.range === range) last.pieces.push(part);
      else runs.push({ range, pieces: [part] });
      at = cut;
    }
  }
  return runs.map((run) => ({ isJoined: run.range >= 0, pieces: run.pieces }));
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Characters of a word that stays on a line: more do not fit beside others in large letters. */
const WORD_MAX = 6;

/** Kana that stay with the word where all of them would be too long. */
const ENDING = 2;

/** Words of which a part has a reading, with the kana that follow: browsers break a line before these, as after a picture. */
function wordsWithReading(pieces: readonly RunPiece[], text: string): readonly Range[] {
  let start = 0;
  return pieces.flatMap((piece) => {
    const [from, to] = [start, start + piece.text.length];
    start = to;
    if (piece.reading === null) return [];
    const [kana = ''] = /^[ぁ-ん]*/.exec(text.slice(to)) ?? [];
    const kept = piece.text.length + kana.length <= WORD_MAX ? kana.length : ENDING;
    return kana === '' ? [] : [{ start: from, end: to + kept }];
  });
}

/** The ranges by their start, overlapping ones as one. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.end <= range.start) joined.push(range);
    else joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
  }
  return joined;
}
