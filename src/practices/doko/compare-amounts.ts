import type { Amount } from './scene-facts.ts';
import { all, any, shared, type Truth } from './truth.ts';

/** How an amount is compared with a number. */
export type Relation = 'least' | 'most' | 'less' | 'more' | 'equal' | 'about';

const NIGHT = /夜|晩/;
const AFTERNOON = /午後|昼|夕/;

/** How an amount compares with a number; null if it is not known closely enough. */
export function compare(amount: Amount | undefined, relation: Relation, than: number): Truth {
  if (amount === undefined) return null;
  const [from, to] = typeof amount === 'number' ? [amount, amount] : amount;
  switch (relation) {
    case 'least':
      return from >= than ? true : to < than ? false : null;
    case 'less':
      return to < than ? true : from >= than ? false : null;
    case 'most':
      return to <= than ? true : from > than ? false : null;
    case 'more':
      return from > than ? true : to <= than ? false : null;
    case 'about': {
      const distance = Math.abs((from + to) / 2 - than);
      return distance <= than * 0.05 ? true : distance > Math.max(2, than * 0.25) ? false : null;
    }
    case 'equal':
      return from === than && to === than ? true : than < from || than > to ? false : null;
  }
}

/** Without a part of the day, 7時 may be in the morning or in the evening; at night, the hours after midnight come last. */
export function compareHour(hour: Amount, part: string, asked: number, relation: Relation): Truth {
  if (NIGHT.test(part)) {
    const [from, to] = typeof hour === 'number' ? [hour, hour] : hour;
    const target = asked < 6 ? asked + 24 : asked <= 12 ? asked + 12 : asked;
    if (to < 5) return compare([from + 24, to + 24], relation, target);
    return target >= 24 && to < 17 ? null : compare(hour, relation, target);
  }
  if (AFTERNOON.test(part)) return compare(hour, relation, asked < 10 ? asked + 12 : asked);
  if (part !== '' || asked > 12) return compare(hour, relation, asked);
  return shared([compare(hour, relation, asked), compare(hour, relation, asked + 12)]);
}

/** The years between two persons; undefined if an age is not known exactly. */
export function ageGap([one, other]: readonly Amount[]): number | undefined {
  return typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) : undefined;
}

/** Whether an hour lies between two, of which a part of the day may be named. */
export function isBetweenHours(hour: Amount, part: string, from: number, to: number): Truth {
  const morning = isWithin(hour, from, to);
  const evening = isWithin(hour, from + 12, to + 12);
  if (NIGHT.test(part) || AFTERNOON.test(part)) return from >= 12 ? morning : evening;
  return part !== '' || from > 12 ? morning : any([morning, evening]);
}

/** Without 二人とも, the answer must be the same for all. */
export function ofAges(truths: readonly Truth[], isOfEveryone: boolean): Truth {
  if (truths.length === 0) return null;
  return isOfEveryone ? all(truths) : shared(truths);
}

/** The hours from which to which a part of the day surely reaches. */
const partsOfDay: Readonly<Record<string, readonly [from: number, to: number]>> = {
  朝: [5, 10],
  昼: [11, 15],
  夕方: [16, 18.75],
  夜: [18, 24],
};

/** Whether an hour is before or after a part of the day; null at its edges. */
export function comparePart(hour: Amount, part: string, relation: Relation): Truth {
  const [from, to] = partsOfDay[part] ?? [0, 24];
  if (relation === 'less')
    return compare(hour, 'less', from) === true ? true : compare(hour, 'less', to) === false ? false : null;
  if (relation !== 'more') return null;
  return compare(hour, 'more', to) === true
    ? true
    : compare(hour, 'more', from) === false || isWithin(hour, from, to) === true
      ? false
      : null;
}

const stages: Readonly<Record<string, readonly [from: number, to: number]>> = {
  小学生: [6, 12],
  中学生: [12, 15],
  高校生: [15, 18],
  大学生: [18, 23],
  成人: [18, 120],
  大人: [18, 120],
};

/** How an age compares with a stage of school or life. */
export function compareStage(age: Amount, stage: string, relation: Relation): Truth {
  const [from, to] = stages[stage] ?? [0, 0];
  switch (relation) {
    case 'least':
      return compare(age, 'least', from);
    case 'most':
      return compare(age, 'most', to);
    case 'more':
      return compare(age, 'more', to);
    default:
      return compare(age, 'less', from);
  }
}

/** 40代 reaches from 40 to 49. */
export function compareAge(age: Amount, asked: number, isDecade: boolean, relation: Relation): Truth {
  if (!isDecade) return compare(age, relation, asked);
  switch (relation) {
    case 'equal':
    case 'about':
      return isWithin(age, asked, asked + 9.9);
    case 'most':
      return compare(age, 'less', asked + 10);
    case 'more':
      return compare(age, 'least', asked + 10);
    case 'least':
    case 'less':
      return compare(age, relation, asked);
  }
}

/** Whether an amount lies between two numbers, both included. */
export function isWithin(amount: Amount, from: number, to: number): Truth {
  const [least, most] = [compare(amount, 'least', from), compare(amount, 'most', to)];
  return least === false || most === false ? false : least === null || most === null ? null : true;
}
