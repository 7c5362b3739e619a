const SPECIAL = '/training/tokushu';
const CIRCUITS = '/circuit-training';
const TOPICS = '/basic-training';
const KATA = '/kata-training';
const NOTEBOOK = '/notebook';
const HELP = '/help';
const PRIVACY = '/privacy';

/** The search parameter of a drill that offers paper before anything else. */
export const PAPER_FIRST = { name: 'first', value: 'paper' } as const;

/** The questions that /help answers; each is an anchor there. A type, because the start loads this file. */
export type HelpQuestion =
  | 'streak'
  | 'ticket'
  | 'abroad'
  | 'clock'
  | 'offline'
  | 'sync-error'
  | 'second-device'
  | 'update'
  | 'iphone'
  | 'browser'
  | 'notifications'
  | 'voice'
  | 'furigana'
  | 'keyboard'
  | 'kata'
  | 'notebook'
  | 'memory'
  | 'evidence'
  | 'preparation'
  | 'password'
  | 'mail'
  | 'export'
  | 'deletion';

/** Every path of the app: a string for a screen without parameters, a function for any other address. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  authCallback: '/auth/callback',

  menu: '/training-menu',
  today: '/training/today',
  byEar: '/training/by-ear',
  topics: TOPICS,
  topic: (id: number) => `${TOPICS}?topic=${id}`,
  specialLessons: SPECIAL,
  specialLesson: (id: string) => `${SPECIAL}/${id}`,
  afterThirty: `${SPECIAL}/after-thirty`,
  brainSpeed: `${SPECIAL}/brain-speed`,
  lesson: (programme: string, lesson: number) => `${SPECIAL}/${programme}?lesson=${lesson}`,
  circuits: CIRCUITS,
  circuit: (id: string) => `${CIRCUITS}?circuit=${id}`,

  practices: '/training',
  practice: (id: string) => `/training/${id}`,
  practiceOnPaper: (id: string) => `/training/${id}?${PAPER_FIRST.name}=${PAPER_FIRST.value}`,
  foresight: '/foresight-training',
  practiceDetail: (id: string) => `/training-detail/${id}`,
  history: '/history',
  historyYear: (year: number | string) => `/history/${year}`,
  measure: '/measure',

  notebook: NOTEBOOK,
  noteEdit: (id: string) => `${NOTEBOOK}?edit=${encodeURIComponent(id)}`,

  kata: KATA,
  kataTab: (tab: 'list' | 'test') => `${KATA}?tab=${tab}`,
  kataEdit: (id: string) => `${KATA}?tab=list&edit=${encodeURIComponent(id)}`,

  announcements: '/announcements',
  streak: '/streak',
  sync: '/sync',
  profile: '/profile',
  profileEdit: '/profile-edit',
  myData: '/profile/data',
  passOn: '/profile/pass-on',
  settings: '/profile/settings',
  password: '/profile/password',
  notifications: '/notifications',
  admin: '/admin',

  help: HELP,
  helpOn: (question: HelpQuestion) => `${HELP}#${question}`,
  terms: '/terms',
  privacy: PRIVACY,
  contact: `${PRIVACY}#contact`,
  deletionPolicy: `${PRIVACY}#deletion`,
  transmission: '/external-transmission',
  accessibility: '/accessibility',
  evidence: '/evidence',
  licenses: '/licenses',
} as const;

/** Router state of a link to a screen that goes back one history entry instead of opening its parent. */
export const origins = { home: 'home', practices: 'practices', drill: 'drill', profile: 'profile' } as const;
