import { weekdayNames } from '../../lib/date-format.ts';

/** The names of the weekdays above the columns of a month. */
export function WeekdayHead() {
  return (
    <thead>
      <tr>
        {weekdayNames.map((weekday) => (
          <th key={weekday} scope="col">
            {weekday}
          </th>
        ))}
      </tr>
    </thead>
  );
}
