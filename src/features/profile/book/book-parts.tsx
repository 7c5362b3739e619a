import { programmes } from '../../../../sync/model/lessons/lessons.ts';
import { summarizeStreak } from '../../../../sync/model/streak/streak.ts';
import { measurementsIn } from '../../../data/training/measurements.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import type { ExportData } from '../../../data/transfer/export.ts';
import { clockTime, formatNumber, fullDate, fullDay } from '../../../lib/date-format.ts';
import { groupByDay } from '../../../lib/group-by.ts';
import { DataTable } from '../../../shared/charts/data-table.tsx';
import type { BookContents, NoteRow } from './book-contents.ts';
import { CalendarPart, HistoryPart } from './book-history.tsx';
import { BookPart } from './book-part.tsx';

/** The parts of the book in their order. Each is drawn by itself, so that a long one blocks the page only for its own time. */
export const bookParts = [
  TitlePart,
  CalendarPart,
  HistoryPart,
  NotesPart,
  KataPart,
  LessonsPart,
  MeasurementsPart,
  SettingsPart,
] as const;

const chapters = [
  ['calendar', '連続記録'],
  ['history', '稽古の履歴'],
  ['notes', '稽古帳'],
  ['kata', '型'],
  ['lessons', 'レッスン'],
  ['measurements', 'はかる'],
  ['settings', 'プロフィールと設定'],
] as const;

function TitlePart({ data, today, records, sessions, notes }: BookContents) {
  const { total_logins, current_streak, longest_streak } = summarizeStreak(records);
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  return (
    <header>
      <h1>{data.profile?.username ? `${data.profile.username}の稽古` : '稽古の記録'}</h1>
      <p>
        {records[0] === undefined ? '' : `${fullDate(records[0].day)}から`}
        {fullDate(today)}まで
      </p>
      <Facts
        facts={[
          ['総ログイン', `${formatNumber(total_logins)}日`],
          ['現在の連続記録', `${formatNumber(current_streak)}日`],
          ['最長の連続記録', `${formatNumber(longest_streak)}日`],
          ['稽古', `${formatNumber(sessions.length)}回・${formatNumber(minutes)}分`],
          ['ひとこと', `${formatNumber(notes.length)}件`],
          ['型', `${formatNumber(data.kata_forms.length)}件`],
        ]}
      />
      <div className="screen-only">
        <p>
          通信がなくても読める、ひとつのファイルです。ことばは、ブラウザの「ページ内検索」で探せます。アプリの「データの取り込み」で選ぶと、記録を戻せます。書きかえると、取り込めなくなります。
        </p>
        <nav aria-label="目次">
          <ul>
            {chapters.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <label>
          <input type="checkbox" id="vertical" />
          稽古帳だけを、縦書きで印刷する
        </label>
      </div>
    </header>
  );
}

function NotesPart({ notes }: BookContents) {
  return (
    <BookPart id="notes" title="稽古帳" isEmpty={notes.length === 0}>
      {groupByDay(notes).map(({ day, entries }) => (
        <section key={day} className="day">
          <h3>{fullDay(day)}</h3>
          {entries.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </section>
      ))}
    </BookPart>
  );
}

function Note({ note: { question, text, written_at, about } }: { readonly note: NoteRow }) {
  return (
    <article>
      {question === null ? null : <p className="quiet">{question}</p>}
      <p className="text">{text}</p>
      <p className="quiet">
        {clockTime(Date.parse(written_at))}
        {about === null ? '' : `　${practiceName(about)}`}
      </p>
    </article>
  );
}

function KataPart({ data: { kata_forms } }: BookContents) {
  return (
    <BookPart id="kata" title="型" isEmpty={kata_forms.length === 0}>
      <label className="screen-only">
        <input type="checkbox" id="recall" />
        意識を隠す（押すと見えます）
      </label>
      {kata_forms.map(({ id, zou, ishiki, name, category }) => (
        <article key={id}>
          {name === null && category === null ? null : (
            <p className="quiet">{[name, category].filter((label) => label !== null).join('　')}</p>
          )}
          <p className="text zou">{zou}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a hidden one is shown while it has the focus. */}
          <p className="text ishiki" tabIndex={0}>
            {ishiki}
          </p>
        </article>
      ))}
    </BookPart>
  );
}

function LessonsPart({ sessions, notes }: BookContents) {
  const types = [...new Set(sessions.map(({ trainingType }) => trainingType))].filter((type) => type in programmes);
  return (
    <BookPart id="lessons" title="レッスン" isEmpty={types.length === 0}>
      {types.map((type) => (
        <section key={type}>
          <h3>{practiceName(type)}</h3>
          <ol className="plain">
            {sessions
              .filter(({ trainingType }) => trainingType === type)
              .map(({ id, day, video_title }) => (
                <li key={id}>
                  {video_title} <span className="quiet">{fullDate(day)}</span>
                  {notes
                    .filter((note) => note.about === type && note.day === day)
                    .map((note) => (
                      <p key={note.id} className="text">
                        {note.text}
                      </p>
                    ))}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </BookPart>
  );
}

function MeasurementsPart({ data }: BookContents) {
  const measurements = measurementsIn(data.practice_results);
  return (
    <BookPart id="measurements" title="はかる" isEmpty={measurements.length === 0}>
      <DataTable
        label="はかる"
        heads={['日', '形', '覚えていた数', '思いついた数']}
        rows={measurements.map(({ day, medium, recalled, ideas }) => [
          fullDate(day),
          medium === 'read' ? '読む' : '聴く',
          recalled,
          ideas,
        ])}
      />
    </BookPart>
  );
}

function SettingsPart({ data }: BookContents) {
  return (
    <BookPart id="settings" title="プロフィールと設定">
      <Facts facts={settingFacts(data)} />
    </BookPart>
  );
}

/** The member's profile, reminder and settings of this device in words; what is empty is left out. */
function settingFacts({ profile, reminders, device_settings: device }: ExportData) {
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['ユーザー名', profile?.username],
    ['メールアドレス', profile?.email],
    ['自己紹介', profile?.bio],
    ['場所', profile?.location],
    ['生年月日', profile?.birth_date && fullDate(profile.birth_date)],
    ['電話番号', profile?.phone_number],
    ['声かけの時刻', reminders?.[0]?.at?.slice(0, 5)],
    ['画面の明るさ', { system: '端末に合わせる', light: '明るい', dark: '暗い' }[device.scheme]],
    ['文字の大きさ', { normal: '標準', large: '大きい', largest: 'とても大きい' }[device.textSize]],
    ['ふりがな', device.furigana === 'on' ? 'オン' : 'オフ'],
    ['鐘', device.bell === 'on' ? 'オン' : 'オフ'],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** Labels with their values. */
function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
