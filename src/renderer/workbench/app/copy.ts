import type { Copy } from '../hub/language.ts'

const ja = {
  panels: 'パネル',
  groups: { show: '見せる', study: '調べる', act: '動かす' },
  mockOnly: '実際の API に接続している間は使えません。モック専用の機能です。',
  openBackend: 'バックエンドを開く',
  reload: '再読み込み',
  panelFailed: 'このパネルを表示できませんでした。',
  fold: (isFolded: boolean, keys: string) => `${isFolded ? 'パネルを開く' : 'パネルをたたむ'}（${keys}）`,
  panel: 'パネルの内容',
  panelWidth: 'パネルの幅',
}

const en: typeof ja = {
  panels: 'Panels',
  groups: { show: 'Show', study: 'Inspect', act: 'Simulate' },
  mockOnly: 'Not available while a real API is connected. This panel needs the mock.',
  openBackend: 'Open Backend',
  reload: 'Reload',
  panelFailed: 'This panel could not be shown.',
  fold: (isFolded, keys) => `${isFolded ? 'Show panels' : 'Hide panels'} (${keys})`,
  panel: 'Panel',
  panelWidth: 'Panel width',
}

export const appCopy: Copy<typeof ja> = { ja, en }
