import { noteQuestions } from '../../../src/data/notebook/questions.ts';
import { obviousThings } from '../../../src/practices/bunkai/content.ts';
import { cards } from '../../../src/practices/doko/cards.ts';
import { dokoGuide, dokoScenarios } from '../../../src/practices/doko/content.ts';
import { colouredSentences, voiceColours } from '../../../src/practices/goshoku/content.ts';
import { ideaQuestion, measureForms } from '../../../src/practices/hakaru/content.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { awarenesses, manners, objects, persons, places, times } from '../../../src/practices/jutsu/content.ts';
import { tellingEvents } from '../../../src/practices/kyokun/content.ts';
import { parrotTexts } from '../../../src/practices/oumugaeshi/content.ts';
import { ryueSets } from '../../../src/practices/ryue/content.ts';
import { editorials } from '../../../src/practices/sakiyomi/content.ts';
import { leaningOf, questionOf } from '../../../src/practices/sentsuji/answer-text.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../../src/practices/setsuna/content.ts';
import { talkThemes } from '../../../src/practices/tour/content.ts';
import { wordQuestions } from '../../../src/practices/tsuki/rules.ts';
import { articles } from '../../../src/practices/utsusie/content.ts';
import { remarks } from '../../../src/shared/remarks.content.ts';
import { reminderTexts } from '../../../supabase/functions/_shared/notifications/reminder-texts.ts';
import { starterKata } from '../../../sync/model/kata/starters.content.ts';
import { dailyTrainingItems } from '../../../sync/model/published/daily-training-items.ts';
import { monthlyThemes } from '../../../sync/model/published/monthly-content.ts';
import { labels, type Pack, partsOf, prose, wholes } from './pack.ts';

const fragments = [...times, ...places, ...persons, ...objects, ...manners];
const questions = [...new Set(awarenesses)].flatMap((awareness) => awareness.questions);
const words = jishoSentences.flatMap(({ id, words }) =>
  words.map((word, index) => ({ ...word, id: `${id}-${index + 1}` })),
);
const paragraphs = partsOf(editorials, (editorial) => editorial.paragraphs);
const gists = partsOf(editorials, ({ stops = [] }) => stops.flatMap(({ gist, others }) => [gist, ...others]));
const spoken = partsOf(parrotTexts, ({ sentences }) => sentences);
const walks = partsOf(talkThemes, ({ sample }) => sample ?? []);
const prompts = partsOf(talkThemes, ({ examples }) => examples);
const asked = partsOf(articles, (article) => article.questions.map(({ ask }) => ask));
const choices = partsOf(articles, (article) => article.questions.flatMap((question) => question.choices));

const pictures = partsOf(ryueSets, ({ before, after }) => [before.caption, after.caption]);
const seen = partsOf(ryueSets, ({ before, after }) => [before.prompt, after.prompt]);
const changed = partsOf(ryueSets, ({ changes, same }) => [
  ...changes.flatMap(({ name, was, now }) => [name, was, now]),
  ...same,
]);
const described = partsOf(ryueSets, ({ before, after }) => [before.alt, after.alt]);

const voices = partsOf(colouredSentences, ({ colours }) => colours.map(({ manner }) => manner));
const lines = partsOf(tellingEvents, ({ samples }) => samples);
const said = Object.values(remarks)
  .flat()
  .map((text, index) => ({ id: `remarks-${index + 1}`, text }));
const inSentences = modifierPhrases.filter(({ sentence }) => sentence !== undefined);
const takenApart = partsOf(obviousThings, ({ questions }) => questions);
const thingParts = partsOf(obviousThings, ({ parts }) => parts);

const monthlyWords = partsOf(monthlyThemes, ({ words, others }) => [...words, ...others]);
const wordsAsked = partsOf(monthlyThemes.slice(0, 1), (theme) =>
  wordQuestions(theme, false).questions.map(({ ask }) => ask),
);

const questionCards = Object.entries(cards).map(([id, { text }]) => ({ id: `doko-card-${id}`, text }));
const guideTexts = [dokoGuide.lead, ...dokoGuide.steps, ...dokoGuide.labels].map((text, index) => ({
  id: `doko-guide-${index + 1}`,
  text,
}));

/** All packs; the counts are those of a year of practice. */
export const packs: readonly Pack[] = [
  {
    name: '今日の稽古',
    idPrefix: 'daily',
    items: dailyTrainingItems,
    counts: [{ what: 'trainings', count: dailyTrainingItems.length, minimum: 366 }],
    groups: {
      difficulty: dailyTrainingItems.map(({ difficulty }) => difficulty),
      category: dailyTrainingItems.map(({ category }) => category),
      season: dailyTrainingItems.map(({ season }) => season),
      'time of day': dailyTrainingItems.map(({ timeOfDay }) => timeOfDay),
      'whole day': dailyTrainingItems.map(({ wholeDay }) => wholeDay),
      minutes: dailyTrainingItems.map(({ duration_minutes }) => duration_minutes),
    },
    fields: [
      labels('titles', dailyTrainingItems, ({ title }) => title, [4, 20]),
      prose('descriptions', dailyTrainingItems, ({ description }) => description, [45, 90]),
      labels('questions', dailyTrainingItems, ({ question }) => question, [10, 36]),
    ],
  },
  {
    name: 'はかる',
    idPrefix: 'hakaru',
    items: measureForms,
    counts: [
      { what: 'forms, one for each occasion and one more', count: measureForms.length, minimum: 6 },
      ...measureForms.map(({ id, details }) => ({ what: `details of ${id}`, count: details.length, minimum: 20 })),
    ],
    groups: {},
    fields: [
      labels('titles', measureForms, ({ title }) => title, [4, 14]),
      labels('questions', measureForms, ideaQuestion, [15, 30]),
      labels(
        'details',
        partsOf(measureForms, ({ details }) => details),
        ({ text }) => text,
        [3, 20],
      ),
      wholes('texts', measureForms, ({ details }) => details.join(''), [190, 240]),
    ],
  },
  {
    name: '十四ツ',
    idPrefix: 'jutsu',
    items: [...fragments, ...questions],
    counts: [
      { what: 'fragments', count: fragments.length, minimum: 200 },
      { what: 'questions', count: questions.length, minimum: 65 },
    ],
    groups: { kind: fragments.map(({ id }) => id.split('-')[1]) },
    fields: [
      labels('fragments', fragments, ({ text }) => text, [3, 22]),
      labels('questions', questions, ({ text }) => text, [15, 40]),
      labels('scenes of samples', questions, ({ sample }) => sample.scene, [30, 70]),
      prose('answers of samples', questions, ({ sample }) => sample.answer, [12, 50]),
    ],
  },
  {
    name: '刹那',
    idPrefix: 'setsuna',
    items: scenarios,
    counts: [{ what: 'scenarios', count: scenarios.length, minimum: 200 }],
    groups: { category: scenarios.map(({ category }) => category) },
    fields: [
      labels('categories', scenarios, ({ category }) => category, [1, 6]),
      prose('situations', scenarios, ({ situation }) => situation, [12, 40]),
      prose('events', scenarios, ({ event }) => event, [12, 45]),
      prose('samples', scenarios, ({ sample }) => sample ?? '', [12, 40]),
      wholes('scenarios', scenarios, ({ situation, event }) => situation + event, [42, 70]),
    ],
  },
  {
    name: '選辻',
    idPrefix: 'sentsuji',
    items: modifierPhrases,
    counts: [
      { what: 'phrases', count: modifierPhrases.length, minimum: 300 },
      { what: 'phrases in sentences', count: inSentences.length, minimum: 200 },
    ],
    groups: {
      level: modifierPhrases.map(({ level }) => level),
      type: modifierPhrases.map(({ type }) => type),
    },
    fields: [
      labels('phrases', modifierPhrases, ({ bunsetsu }) => bunsetsu, [2, 14]),
      prose('sentences', inSentences, ({ sentence }) => sentence?.text ?? '', [15, 40]),
      labels('questions', inSentences, questionOf, [16, 30]),
      labels('answers', inSentences, (phrase) => leaningOf(phrase) ?? '', [12, 40]),
      prose('explanations', modifierPhrases, ({ explanation }) => explanation, [40, 95]),
    ],
  },
  {
    name: '辞書',
    idPrefix: 'jisho',
    items: jishoSentences,
    counts: [
      { what: 'sentences', count: jishoSentences.length, minimum: 120 },
      { what: 'words', count: words.length, minimum: 450 },
    ],
    groups: { field: jishoSentences.map(({ field }) => field), season: jishoSentences.map(({ season }) => season) },
    fields: [
      prose('sentences', jishoSentences, ({ sentence }) => sentence, [40, 62]),
      labels('words', words, ({ word }) => word, [1, 12]),
      prose('meanings', words, ({ meaning }) => meaning, [18, 48]),
    ],
  },
  {
    name: 'オウム返し',
    idPrefix: 'oumugaeshi',
    items: parrotTexts,
    counts: [{ what: 'texts', count: parrotTexts.length, minimum: 36 }],
    groups: { level: parrotTexts.map(({ level }) => level), season: parrotTexts.map(({ season }) => season) },
    fields: [
      labels('titles', parrotTexts, ({ title }) => title, [2, 14]),
      labels('sentences', spoken, ({ text }) => text.replaceAll('｜', ''), [5, 50]),
      wholes('texts', parrotTexts, ({ sentences }) => sentences.join(''), [80, 620]),
    ],
  },
  {
    name: 'ツアー',
    idPrefix: 'tour',
    items: talkThemes,
    counts: [
      { what: 'themes', count: talkThemes.length, minimum: 36 },
      { what: 'silent themes', count: talkThemes.filter(({ silent }) => silent).length, minimum: 10 },
    ],
    groups: { silent: talkThemes.map(({ silent }) => silent) },
    fields: [
      labels('titles', talkThemes, ({ title }) => title, [5, 20]),
      prose('descriptions', talkThemes, ({ description }) => description, [35, 65]),
      prose('prompts', prompts, ({ text }) => text, [18, 45]),
      prose('samples', walks, ({ text }) => text, [18, 45]),
    ],
  },
  {
    name: '先読',
    idPrefix: 'sakiyomi',
    items: editorials,
    counts: [
      { what: 'columns', count: editorials.length, minimum: 36 },
      { what: 'arguments', count: editorials.filter(({ kind }) => kind === 'argument').length, minimum: 18 },
      { what: 'gists', count: gists.length, minimum: 216 },
    ],
    groups: {
      kind: editorials.map(({ kind }) => kind),
      category: editorials.map(({ category }) => category),
      season: editorials.map(({ season }) => season),
    },
    fields: [
      labels('titles', editorials, ({ title }) => title, [3, 20]),
      labels('categories', editorials, ({ category }) => category, [1, 8]),
      prose('paragraphs', paragraphs, ({ text }) => text, [200, 230]),
      labels('gists', gists, ({ text }) => text, [15, 32]),
      wholes('columns', editorials, (editorial) => editorial.paragraphs.join(''), [620, 690]),
    ],
  },
  {
    name: '写絵',
    idPrefix: 'utsusie',
    items: articles,
    counts: [
      { what: 'articles', count: articles.length, minimum: 36 },
      { what: 'questions', count: asked.length, minimum: 108 },
    ],
    groups: {
      category: articles.map(({ category }) => category),
      season: articles.map(({ season }) => season),
      'asked about': articles.flatMap((article) => article.questions.map(({ about }) => about)),
    },
    fields: [
      labels('titles', articles, ({ title }) => title, [2, 14]),
      labels('categories', articles, ({ category }) => category, [2, 10]),
      prose('articles', articles, ({ content }) => content, [430, 460]),
      labels('questions', asked, ({ text }) => text, [8, 25]),
      labels('choices', choices, ({ text }) => text, [1, 16]),
    ],
  },
  {
    name: '流絵',
    idPrefix: 'ryue',
    idEnds: 'words',
    items: ryueSets,
    counts: [{ what: 'pairs', count: ryueSets.length, minimum: 36 }],
    groups: {},
    fields: [
      labels('titles', ryueSets, ({ title }) => title, [4, 14]),
      labels('captions', pictures, ({ text }) => text, [2, 14]),
      labels('questions between', ryueSets, ({ between }) => between, [20, 40]),
      prose('prompts', seen, ({ text }) => text, [20, 50]),
      labels('changes', changed, ({ text }) => text, [1, 16]),
      prose('alternatives', described, ({ text }) => text, [50, 90]),
    ],
  },
  {
    name: '五色',
    idPrefix: 'goshoku',
    items: colouredSentences,
    counts: [{ what: 'sentences', count: colouredSentences.length, minimum: 60 }],
    groups: { colour: colouredSentences.flatMap(({ colours }) => colours.map(({ colour }) => colour)) },
    fields: [
      labels('sentences', colouredSentences, ({ sentence }) => sentence, [8, 24]),
      labels('scenes', colouredSentences, ({ scene }) => scene, [6, 40]),
      labels('manners', voices, ({ text }) => text, [20, 45]),
      labels('colours', voiceColours, ({ voice }) => voice, [10, 40]),
    ],
  },
  {
    name: '洞顧',
    idPrefix: 'doko',
    items: dokoScenarios,
    counts: [{ what: 'scenes', count: dokoScenarios.length, minimum: 45 }],
    groups: {
      season: dokoScenarios.map(({ time }) => time.charAt(0)),
      inside: dokoScenarios.map(({ place }) => (place.startsWith('屋外') ? 'outside' : 'inside')),
    },
    fields: [
      labels('times', dokoScenarios, ({ time }) => time, [10, 60]),
      labels('places', dokoScenarios, ({ place }) => place, [10, 60]),
      labels('persons', dokoScenarios, ({ person }) => person, [8, 60]),
      labels('objects', dokoScenarios, ({ object }) => object, [8, 60]),
      labels('situations', dokoScenarios, ({ situation }) => situation, [15, 90]),
      labels('cards', questionCards, ({ text }) => text, [4, 30]),
      labels('guide', guideTexts, ({ text }) => text, [1, 70]),
      prose('descriptions', dokoScenarios, ({ fullDescription }) => fullDescription, [90, 135]),
    ],
  },
  {
    name: '教訓',
    idPrefix: 'kyokun',
    items: tellingEvents,
    counts: [{ what: 'events', count: tellingEvents.length, minimum: 60 }],
    groups: {},
    fields: [
      prose('events', tellingEvents, ({ event }) => event, [85, 150]),
      labels('questions', tellingEvents, ({ question }) => question, [8, 32]),
      labels('lines', lines, ({ text }) => text, [8, 36]),
    ],
  },
  {
    name: '分解',
    idPrefix: 'bunkai',
    items: obviousThings,
    counts: [{ what: 'things', count: obviousThings.length, minimum: 60 }],
    groups: {},
    fields: [
      labels('things', obviousThings, ({ thing }) => thing, [1, 16]),
      prose('leads', obviousThings, ({ lead }) => lead, [38, 82]),
      labels('questions', takenApart, ({ text }) => text, [8, 36]),
      labels('parts', thingParts, ({ text }) => text, [3, 22]),
    ],
  },
  {
    name: '月の通し稽古',
    idPrefix: 'tsuki',
    items: monthlyThemes,
    counts: [{ what: 'themes, one for each month', count: monthlyThemes.length, minimum: 12 }],
    groups: { month: monthlyThemes.map(({ month }) => month) },
    fields: [
      labels('titles', monthlyThemes, ({ title }) => title, [2, 14]),
      labels('words', monthlyWords, ({ text }) => text, [2, 8]),
      labels('questions', wordsAsked, ({ text }) => text, [6, 12]),
    ],
  },
  {
    name: 'はじめの型',
    idPrefix: '',
    idEnds: 'uuid',
    items: starterKata,
    counts: [{ what: 'kata', count: starterKata.length, minimum: 20 }],
    groups: {},
    fields: [
      labels('images', starterKata, ({ zou }) => zou, [5, 14]),
      prose('awarenesses', starterKata, ({ ishiki }) => ishiki, [11, 18]),
    ],
  },
  {
    name: '声かけ',
    idPrefix: 'reminders',
    items: reminderTexts,
    counts: [{ what: 'reminders', count: reminderTexts.length, minimum: 20 }],
    groups: { 'time of day': reminderTexts.map(({ timeOfDay }) => timeOfDay) },
    fields: [
      labels('titles', reminderTexts, ({ title }) => title, [4, 16]),
      prose('bodies', reminderTexts, ({ body }) => body, [15, 44]),
    ],
  },
  {
    name: '師の一筆',
    idPrefix: 'remarks',
    items: said,
    counts: [{ what: 'remarks', count: said.length, minimum: 60 }],
    groups: {},
    fields: [prose('remarks', said, ({ text }) => text, [10, 32])],
  },
  {
    name: '稽古帳',
    idPrefix: 'questions',
    items: noteQuestions,
    counts: [{ what: 'questions', count: noteQuestions.length, minimum: 98 }],
    groups: { about: noteQuestions.map(({ about }) => about) },
    fields: [labels('questions', noteQuestions, ({ text }) => text, [8, 36])],
  },
];
