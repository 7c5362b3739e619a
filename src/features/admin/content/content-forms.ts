import type {
  AnnouncementRow,
  DailyTrainingRow,
  Difficulty,
  GroupPracticeRow,
} from '../../../../supabase/contracts/admin-content.ts';
import { instantAt, isDay } from '../../../../sync/rules/day.ts';
import { parseTokyoWallTime } from '../../../../sync/rules/tokyo-wall-time.ts';
import { type CheckedForm, type FieldProblem, hasProblem, validateText } from '../form-fields.ts';

/** Maximum lengths in code points, and the maximum minutes of a daily training. */
export const contentLimits = {
  title: 100,
  content: 4000,
  address: 500,
  description: 500,
  category: 50,
  minutes: 120,
} as const;

/** Form values of an announcement. An empty `image` means none. */
export interface AnnouncementForm {
  readonly date: string;
  readonly title: string;
  readonly content: string;
  readonly image: string;
}

/** Form values of a group practice. `startsAt` is a Tokyo time 'YYYY-MM-DDTHH:MM'; an empty `url` means none yet. */
export interface GroupPracticeForm {
  readonly startsAt: string;
  readonly title: string;
  readonly url: string;
}

/** Form values of a daily training. `minutes` is the typed text and may contain full-width digits. */
export interface DailyTrainingForm {
  readonly day: string;
  readonly title: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly minutes: string;
  readonly category: string;
}

/** Validates an announcement. Its image must be on the app's own origin, because the CSP blocks others. */
export function checkAnnouncement({
  date,
  title,
  content,
  image,
}: AnnouncementForm): CheckedForm<AnnouncementRow, keyof AnnouncementForm> {
  const problems = {
    date: dayProblem(date),
    title: validateText(title, contentLimits.title),
    content: validateText(content, contentLimits.content),
    image: addressProblem(image, OWN_PATH),
  };
  if (!isDay(date) || hasProblem(problems)) return { ok: false, problems };
  return { ok: true, row: { date, title: title.trim(), content: content.trim(), image: image.trim() || null } };
}

/** Validates a group practice. Past times are allowed, so that old entries can be corrected. */
export function checkGroupPractice({
  startsAt,
  title,
  url,
}: GroupPracticeForm): CheckedForm<GroupPracticeRow, keyof GroupPracticeForm> {
  const start = parseTokyoWallTime(startsAt);
  const problems = {
    startsAt: startsAt === '' ? ('empty' as const) : start === null ? ('invalid' as const) : null,
    title: validateText(title, contentLimits.title),
    url: addressProblem(url, WEB_ADDRESS),
  };
  if (start === null || hasProblem(problems)) return { ok: false, problems };
  return { ok: true, row: { starts_at: instantAt(start), title: title.trim(), url: url.trim() || null } };
}

/** Validates a daily training. */
export function checkDailyTraining(
  form: DailyTrainingForm,
): CheckedForm<DailyTrainingRow, Exclude<keyof DailyTrainingForm, 'difficulty'>> {
  const { day, title, description, difficulty, category } = form;
  const minutes = form.minutes.normalize('NFKC').trim();
  const problems = {
    day: dayProblem(day),
    title: validateText(title, contentLimits.title),
    description: validateText(description, contentLimits.description),
    minutes: minutesProblem(minutes),
    category: validateText(category, contentLimits.category),
  };
  if (!isDay(day) || hasProblem(problems)) return { ok: false, problems };
  const texts = { title: title.trim(), description: description.trim(), category: category.trim() };
  return { ok: true, row: { day, ...texts, difficulty, duration_minutes: Number(minutes) } };
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const WEB_ADDRESS = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

function addressProblem(typed: string, form: RegExp): FieldProblem | null {
  const address = typed.trim();
  if (address === '') return null;
  if (!form.test(address)) return 'invalid';
  return validateText(address, contentLimits.address);
}

function dayProblem(day: string): FieldProblem | null {
  if (day === '') return 'empty';
  return isDay(day) ? null : 'invalid';
}

function minutesProblem(minutes: string): FieldProblem | null {
  if (minutes === '') return 'empty';
  return /^\d{1,3}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= contentLimits.minutes
    ? null
    : 'invalid';
}
