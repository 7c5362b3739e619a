import { type Day, dayAt, instantAt, isDay } from '../../../../sync/model/day/day.ts';
import { parseTokyoWallTime } from '../../../../sync/model/day/tokyo-wall-time.ts';
import { limits } from '../../../../sync/model/limits.ts';
import type {
  AnnouncementRow,
  DailyTrainingRow,
  Difficulty,
  GroupPracticeRow,
  OutsideAddressRow,
} from '../../../../sync/model/published/admin-content.contract.ts';
import type { Repetition } from '../../../../sync/model/published/group-practices.ts';
import { plainInput } from '../../../../sync/model/text/plain-input.ts';
import { isBlank, storedText } from '../../../../sync/model/text/stored-text.ts';
import { hasProblem } from '../../../ui/forms/use-form.ts';
import { type CheckedForm, textProblem } from '../form-fields.ts';

/** Labels and maximum lengths (code points) of the text fields. */
export const contentTexts = {
  title: { label: 'タイトル', limit: limits.published_title_max },
  content: { label: '本文', limit: limits.announcement_max },
  imageAlt: { label: '画像の説明', limit: limits.published_title_max },
  description: { label: '説明', limit: limits.description_max },
  category: { label: '分類', limit: limits.category_max },
  url: {
    label: '参加用のURL',
    invalid: '参加用のURLは、https:// で始まるアドレスにしてください',
  },
} as const;

/** Messages for a day or time that is missing, or only partly filled in. */
export const dayTexts = { empty: '日付を選んでください', invalid: '日付を最後まで入れてください' } as const;
export const untilTexts = {
  invalid: '最後の日を最後まで入れてください',
  early: '最後の日は、開始日時より前にはできません',
} as const;
export const startTexts = { empty: '開始日時を選んでください', invalid: '開始日時を最後まで入れてください' } as const;

/**
 * Form values of an announcement. `image` is a data URL, or a path of an announcement from before; empty means none, an empty `imageAlt` that it only
 * decorates.
 */
export type AnnouncementForm = Readonly<Record<'date' | 'title' | 'content' | 'image' | 'imageAlt', string>>;

/**
 * Form values of a group practice. `startsAt` is a Tokyo time 'YYYY-MM-DDTHH:MM'; an empty `url` means none yet, an empty
 * `repeatsUntil` no end. The latter counts only for a practice that repeats.
 */
export interface GroupPracticeForm extends Readonly<Record<'startsAt' | 'title' | 'url' | 'repeatsUntil', string>> {
  readonly repeats: Repetition | 'once';
}

/** Form values of an outside address: where it opens, and the id of a video or a URL. */
export type OutsideAddressForm = Readonly<Record<'place' | 'address', string>>;

/** Form values of a daily training. `minutes` is the typed text and may contain full-width digits. */
export interface DailyTrainingForm
  extends Readonly<Record<'day' | 'title' | 'description' | 'minutes' | 'category', string>> {
  readonly difficulty: Difficulty;
}

export function checkAnnouncement(form: AnnouncementForm): CheckedForm<AnnouncementRow, keyof AnnouncementForm> {
  const { date, title, content, image, imageAlt } = form;
  const problems = {
    date: dayProblem(date),
    title: textProblem(title, contentTexts.title),
    content: textProblem(content, contentTexts.content),
    image: undefined,
    imageAlt: isBlank(imageAlt) ? undefined : textProblem(imageAlt, contentTexts.imageAlt),
  };
  if (!isDay(date) || hasProblem(problems)) return { row: null, problems };
  const texts = { title: storedText(title), content: storedText(content), image_alt: storedText(imageAlt) };
  return { row: { date, ...texts, image: image || null }, problems };
}

/** Validates a group practice. Past times are allowed, so that old entries can be corrected. */
export function checkGroupPractice(
  form: GroupPracticeForm,
): CheckedForm<GroupPracticeRow, Exclude<keyof GroupPracticeForm, 'repeats'>> {
  const { startsAt, title, url, ...series } = form;
  const start = parseTokyoWallTime(startsAt);
  const { repeats, until } = readSeries(series);
  const problems = {
    startsAt: startsAt === '' ? startTexts.empty : start === null ? startTexts.invalid : undefined,
    title: textProblem(title, contentTexts.title),
    url: addressProblem(url, contentTexts.url),
    repeatsUntil: untilProblem(until, start),
  };
  if (start === null || until === 'invalid' || hasProblem(problems)) return { row: null, problems };
  const texts = { title: storedText(title), url: storedText(url) || null };
  return { row: { starts_at: instantAt(start), ...texts, repeats, repeats_until: until }, problems };
}

function readSeries({ repeats, repeatsUntil }: Pick<GroupPracticeForm, 'repeats' | 'repeatsUntil'>) {
  if (repeats === 'once') return { repeats: null, until: null };
  const until = repeatsUntil === '' ? null : isDay(repeatsUntil) ? repeatsUntil : ('invalid' as const);
  return { repeats, until };
}

function untilProblem(until: Day | 'invalid' | null, start: number | null): string | undefined {
  if (until === 'invalid') return untilTexts.invalid;
  return until !== null && start !== null && until < dayAt(start) ? untilTexts.early : undefined;
}

export function checkDailyTraining(
  form: DailyTrainingForm,
): CheckedForm<DailyTrainingRow, Exclude<keyof DailyTrainingForm, 'difficulty'>> {
  const { day, title, description, difficulty, category } = form;
  const minutes = plainInput(form.minutes);
  const problems = {
    day: dayProblem(day),
    title: textProblem(title, contentTexts.title),
    description: textProblem(description, contentTexts.description),
    minutes: minutesProblem(minutes),
    category: textProblem(category, contentTexts.category),
  };
  if (!isDay(day) || hasProblem(problems)) return { row: null, problems };
  const texts = { title: storedText(title), description: storedText(description), category: storedText(category) };
  return { row: { day, ...texts, difficulty, duration_minutes: Number(minutes) }, problems };
}

/** Validates an outside address. A video may be given by its id or by the address of its page. */
export function checkOutsideAddress({ place, address }: OutsideAddressForm): CheckedForm<OutsideAddressRow, 'address'> {
  const typed = storedText(address);
  const isVideo = place.startsWith('video:');
  const id = isVideo ? VIDEO.exec(typed)?.[1] : typed || undefined;
  const texts = isVideo ? videoTexts : pageTexts;
  const problem = id === undefined ? texts.invalid : isVideo ? undefined : addressProblem(id, texts);
  return id === undefined || problem !== undefined
    ? { row: null, problems: { address: problem } }
    : { row: { place, address: id }, problems: {} };
}

const VIDEO = /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/|^)([\w-]{5,40})(?:[?&#]|$)/;
const videoTexts = { label: 'URL', invalid: '動画のIDか、動画のページのURLを入れてください' };
const pageTexts = { label: 'URL', invalid: 'URLは、https:// で始まるアドレスにしてください' };

const WEB_ADDRESS = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

function addressProblem(typed: string, texts: { readonly label: string; readonly invalid: string }) {
  const address = storedText(typed);
  if (address === '') return undefined;
  return WEB_ADDRESS.test(address) ? textProblem(address, { ...texts, limit: limits.address_max }) : texts.invalid;
}

function dayProblem(day: string): string | undefined {
  if (day === '') return dayTexts.empty;
  return isDay(day) ? undefined : dayTexts.invalid;
}

function minutesProblem(minutes: string): string | undefined {
  if (minutes === '') return '時間（分）を入力してください';
  return /^\d{1,3}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= limits.training_minutes_max
    ? undefined
    : `時間は1から${limits.training_minutes_max}までの分で入力してください`;
}
