import type { ManifestOptions } from 'vite-plugin-pwa';

/** `npm run pictures` makes these anew. The installer shows them; nothing else does, so they are not precached. */
const screenshots = [
  screenshot('narrow', 'home', '今日の稽古と連続記録'),
  screenshot('narrow', 'practices', '短い稽古の一覧'),
  screenshot('narrow', 'jutsu', '十四ツの稽古'),
  screenshot('narrow', 'streak', '朱の印で埋まる暦'),
  screenshot('wide', 'home', '今日の稽古と連続記録'),
  screenshot('wide', 'streak', '朱の印で埋まる暦'),
];

const shortcuts = [
  shortcut('jutsu', '十四ツ', '/training/jutsu'),
  shortcut('kata-test', '型テスト', '/kata-training?tab=test'),
  shortcut('streak', '連続記録', '/streak'),
  shortcut('brain-speed', '頭の回転', '/training/tokushu/brain-speed'),
];

/** The web app manifest: what the home screen and the installer show. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: '稽古 毎日の頭の稽古帳',
  short_name: '稽古',
  description: '毎日すこしずつ、考える力と気づく力を稽古するノートです。電波のないところでも使えます。',
  lang: 'ja',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#f6f1e6',
  background_color: '#f6f1e6',
  categories: ['education', 'lifestyle'],
  launch_handler: { client_mode: 'focus-existing' },
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots,
  shortcuts,
};

function screenshot(form_factor: 'narrow' | 'wide', screen: string, label: string) {
  const sizes = form_factor === 'narrow' ? '686x1484' : '1920x1200';
  return { src: `/screenshots/${form_factor}-${screen}.png`, sizes, type: 'image/png', form_factor, label };
}

function shortcut(icon: string, name: string, url: string) {
  return { name, url, icons: [{ src: `/shortcuts/${icon}.png`, sizes: '192x192', type: 'image/png' }] };
}
