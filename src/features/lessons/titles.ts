export const HUB_TITLE = '特殊意識の稽古';
export const BRAIN_SPEED_TITLE = '頭の回転を上げる';
export const SECOND_ROUND_TITLE = '頭の回転　二巡目';
export const LANGUAGE_TITLE = 'ことばを深く受け取る';
export const MEMORY_TITLE = '覚えて、取り出す';
export const TOPICS_TITLE = '基本意識の解説';
export const CIRCUITS_TITLE = 'サーキットの稽古';
export const TODAY_TITLE = '今日の稽古';
