import type { Copy } from './language.ts'

const ja = {
  time: '時刻',
  panels: 'パネル',
  stage: 'ステージ',
  world: '世界',
  scenarios: 'シナリオ',
  view: '表示',
  stories: '筋書き',
  recording: '記録',
  history: '履歴',
  phone: 'スマートフォン',
  variants: 'バリエーション',
  backend: 'バックエンド',
  faults: '障害',
  failures: '失敗の再現',
  town: '町の会員',
}

const en: typeof ja = {
  time: 'Time',
  panels: 'Panels',
  stage: 'Stage',
  world: 'World',
  scenarios: 'Scenarios',
  view: 'View',
  stories: 'Stories',
  recording: 'Recording',
  history: 'History',
  phone: 'Phone',
  variants: 'Variants',
  backend: 'Backend',
  faults: 'Faults',
  failures: 'Documented failures',
  town: 'Townspeople',
}

/** Headings of the palette, in its order. */
export const headingsCopy: Copy<typeof ja> = { ja, en }

/** Words of the window itself. */
export const windowCopy: Copy<{ title: string }> = {
  ja: { title: '宵待 ワークベンチ' },
  en: { title: 'Yoimachi Workbench' },
}
