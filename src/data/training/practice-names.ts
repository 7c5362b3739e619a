import { paths } from '../../paths.ts';

const practiceNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jutsu: '十四ツ',
    doko: '洞顧',
    utsusie: '写絵',
    sakiyomi: '先読',
    foresight: '先読（記録つき）',
    jisho: '辞書',
    setsuna: '刹那',
    sentsuji: '選辻',
    oumugaeshi: 'オウム返し',
    tour: 'ツアー',
    goshoku: '五色',
    kyokun: '教訓',
    bunkai: '分解',
    ryue: '流絵',
    tsuki: '月の通し稽古',
    'daily-training': '今日の稽古',
    'basic-awareness': '基本意識の解説',
    'brain-speed': '頭の回転を上げる',
    'brain-speed-2': '頭の回転　二巡目',
    'language-comprehension': 'ことばを深く受け取る',
    'memory-enhancement': '覚えて、取り出す',
    circuit: 'サーキット',
    hakaru: 'はかる',
    'kata-test': '型のテスト',
  }),
);

/** The display name of a training_type, with a fallback for types of newer app versions. */
export function practiceName(trainingType: string): string {
  return practiceNames.get(trainingType) ?? 'そのほかの稽古';
}

/** What a lesson or a measurement was left in cannot be continued. */
const notContinued = new Set([
  ...['basic-awareness', 'brain-speed', 'brain-speed-2', 'language-comprehension', 'memory-enhancement', 'circuit'],
  ...['hakaru', 'kata-test'],
]);

/** Where a practice that was left goes on; null if it starts over, and for types of newer app versions. */
export function pathOfTraining(trainingType: string): string | null {
  if (trainingType === 'daily-training') return paths.today;
  if (trainingType === 'foresight') return paths.foresight;
  return practiceNames.has(trainingType) && !notContinued.has(trainingType) ? paths.practice(trainingType) : null;
}
