import { addDays, type Day, daysBetween, monthStart, toDay } from '../../../../sync/model/day/day.ts';
import { weekStart } from '../../../../sync/model/practice/training-stats.ts';
import { answersOf } from '../../../data/training/answer-names.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { readWords } from '../../../data/training/read-words.ts';
import { dayAndWeekday, formatNumber, fullDate, weekdayNames, yearAndMonth } from '../../../lib/date-format.ts';
import { groupBy, groupByDay } from '../../../lib/group-by.ts';
import { tallyAnswers } from '../../../shared/charts/answer-tally.ts';
import { AnswerBars, AnswerMark } from '../../../shared/charts/bar-chart.tsx';
import { ColumnHeads, DataTable } from '../../../shared/charts/data-table.tsx';
import { HeatMap } from '../../../shared/charts/heat-map.tsx';
import { namedTallies } from '../../../shared/charts/practice-tally.ts';
import { buildChartWeeks, monthGrid } from '../../../shared/charts/training-calendar.ts';
import type { BookContents } from './book-contents.ts';
import { BookPart } from './book-part.tsx';

/** The weeks of half a year, which a chart shows. */
const WEEKS = 26;

const marks = { practised: '●', login: '○', ticket: '△' } as const;

/** Every month with a recorded day. */
export function CalendarPart({ records, tallies }: BookContents) {
  const kinds = new Map(records.map(({ day, kind }) => [day, kind]));
  const practised = new Set(tallies.map(({ day }) => day));
  const markOf = (day: Day) => {
    const kind = kinds.get(day);
    return kind === 'login' && practised.has(day) ? 'practised' : kind;
  };
  const months = [...new Set([...records, ...tallies].map(({ day }) => monthStart(day)))].sort();
  return (
    <BookPart id="calendar" title="連続記録" isEmpty={months.length === 0}>
      <p className="quiet">
        {marks.practised} 稽古した日　{marks.login} ログイン　{marks.ticket} チケット
      </p>
      <div className="months">
        {months.map((month) => (
          <table key={month} className="month">
            <caption>{yearAndMonth(month)}</caption>
            <ColumnHeads names={weekdayNames} />
            <tbody>
              {monthGrid(month)
                .filter((week) => week.some((day) => monthStart(day) === month))
                .map((week) => (
                  <tr key={week[0]}>
                    {week.map((day) => (
                      <DayCell key={day} day={monthStart(day) === month ? day : null} mark={markOf(day)} />
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </BookPart>
  );
}

function DayCell({ day, mark }: { readonly day: Day | null; readonly mark: keyof typeof marks | undefined }) {
  if (day === null) return <td />;
  return (
    <td className={mark}>
      {Number(day.slice(8))}
      {mark === undefined ? null : <i>{marks[mark]}</i>}
    </td>
  );
}

/** Charts and tables of all practices, and what was done on each day. */
export function HistoryPart({ data, today, sessions, tallies }: BookContents) {
  const first = weekStart(tallies[0]?.day ?? today);
  const charts = Math.ceil((daysBetween(first, today) + 1) / (7 * WEEKS));
  const starts = Array.from({ length: charts }, (_, chart) => addDays(first, 7 * WEEKS * chart));
  const months = groupBy(sessions, ({ day }) => day.slice(0, 7));
  return (
    <BookPart id="history" title="稽古の履歴" isEmpty={sessions.length === 0}>
      <h3>半年ごとの稽古</h3>
      <p className="quiet">しるしが大きいほど、長く稽古した日です。</p>
      {starts.map((start) => (
        <figure key={start}>
          <figcaption>{fullDate(start)}から</figcaption>
          <HeatMap weeks={buildChartWeeks(tallies, addDays(start, 7 * WEEKS - 1), WEEKS)} today={today} />
        </figure>
      ))}
      <h3>稽古ごとの回数</h3>
      <DataTable
        label="稽古ごとの回数"
        heads={['稽古', '回', '分']}
        rows={namedTallies(sessions).map((tally) => [
          tally.name,
          formatNumber(tally.sessions),
          formatNumber(tally.minutes),
        ])}
      />
      <Answers data={data} today={today} />
      {[...months].map(([month, ofMonth]) => (
        <section key={month} className="day">
          <h3>{yearAndMonth(toDay(`${month}-01`))}</h3>
          <ul className="plain">
            {groupByDay(ofMonth).map(({ day, entries }) => (
              <li key={day}>
                <span className="quiet">{dayAndWeekday(day)}</span>{' '}
                {entries.map(({ video_title, minutes }) => `${video_title} ${minutes}分`).join('、')}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BookPart>
  );
}

/** How often each answer was given, and the last half year as a chart. */
function Answers({ data, today }: Pick<BookContents, 'data' | 'today'>) {
  const drills = tallyAnswers(data.practice_results, today, WEEKS);
  if (drills.length === 0) return null;
  return (
    <>
      <h3>答えの記録</h3>
      <p className="quiet">数はこれまでのすべて、図はこの半年の週ごとです。</p>
      {drills.map(({ pack, total, weeks }) => (
        <figure key={pack}>
          <figcaption>
            {practiceName(pack)}
            {answersOf(pack, total).map(({ value, label }) => (
              <span key={value}>
                <AnswerMark value={value} /> {label} {formatNumber(total[value])}
              </span>
            ))}
          </figcaption>
          <AnswerBars weeks={weeks} answers={answersOf(pack, total)} />
        </figure>
      ))}
      <ReadWords data={data} />
    </>
  );
}

function ReadWords({ data }: Pick<BookContents, 'data'>) {
  const { read, learnt } = readWords(data.practice_results);
  if (read === 0) return null;
  return (
    <p>
      {`読めた語　${formatNumber(read)}`}
      {learnt.length === 0
        ? null
        : `。はじめは読めず、あとで読めた語　${formatNumber(learnt.length)}（${learnt.map(({ word }) => word).join('、')}）`}
    </p>
  );
}
