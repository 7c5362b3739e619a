const ACT = 'window.attacked=1';

/** What would run a script if a page took a text for markup. */
const attacks = [
  `<script>${ACT}</script>`,
  `<img src=x onerror=${ACT}>`,
  `<svg onload=${ACT}>`,
  `<svg><script>${ACT}</script></svg>`,
  `<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>`,
  `<a href="javascript:${ACT}">押す</a>`,
  `<details open ontoggle=${ACT}>`,
  `<style>@import url(https://attack.example/a.css)</style>`,
  `<link rel=stylesheet href=https://attack.example/b.css>`,
  `<meta http-equiv=refresh content="0;url=https://attack.example">`,
  `<base href=https://attack.example/>`,
  `<object data=https://attack.example></object>`,
  `<form action=https://attack.example><input autofocus onfocus=${ACT}>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${ACT}>`,
  `<noscript><p title="</noscript><img src=x onerror=${ACT}>">`,
  `<template><script>${ACT}</script></template>`,
  `<body onload=${ACT}>`,
  `<video><source onerror=${ACT}></video>`,
  `&lt;script&gt;${ACT}&lt;/script&gt;`,
  `\${${ACT}}`,
] as const;

/** How a text could leave the place where it stands: the data, an attribute, a comment, a style. */
const escapes = [
  (attack: string) => attack,
  (attack: string) => `</script>${attack}`,
  (attack: string) => `-->${attack}<!--`,
  (attack: string) => `">${attack}`,
  (attack: string) => `'>${attack}`,
  (attack: string) => `</style>${attack}`,
  (attack: string) => `</title></main>${attack}`,
  (attack: string) => `]]>${attack}`,
  (attack: string) => `<!--<script>${attack}`,
  (attack: string) => `\u2028\r\n\u202E${attack}`,
] as const;

/** Two hundred texts. */
export const hostileTexts: readonly string[] = attacks.flatMap((attack) => escapes.map((leave) => leave(attack)));
