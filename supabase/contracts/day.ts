import * as v from 'valibot';
import { type Day, isDay } from '../../sync/rules/calendar-day.ts';

/** A calendar day 'YYYY-MM-DD'. */
export const day = v.custom<Day>(isDay);
