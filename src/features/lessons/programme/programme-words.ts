/** What the screens of a programme call its lessons. */
export interface ProgrammeWords {
  /** Beside a lesson that is open today. */
  readonly open: string;
  /** On the button of a completed lesson. */
  readonly again: string;
  /** On the button that ends a lesson. */
  readonly done: string;
  /** After today's lesson, when the next one opens on the member's next day. */
  readonly waiting: readonly string[];
}

/** The words of the specification, for the programme that it describes. */
export const watchedWords: ProgrammeWords = {
  open: '視聴可能',
  again: '再視聴',
  done: '視聴完了',
  waiting: ['今日はすでに視聴済みです', '次のレッスンは明日視聴できます'],
};

/** For the other programmes, whose lessons are practised rather than watched. */
export const practisedWords: ProgrammeWords = {
  open: '今日ひらけます',
  again: 'もう一度',
  done: '稽古完了',
  waiting: ['今日の分は終えました'],
};
