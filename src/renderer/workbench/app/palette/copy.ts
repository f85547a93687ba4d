import type { Copy } from '../../hub/language.ts'

const ja = {
  palette: 'コマンドパレット',
  find: 'コマンドを探す',
  findWhat: '操作・パネル・会員・ページ・筋書きを探す',
  commands: 'コマンド',
  nothing: (text: string) => `「${text}」に一致するコマンドはありません。`,
  open: (panel: string) => `${panel}を開く`,
  fold: 'パネルを開く・たたむ',
  foldSearch: 'ドック 隠す 表示',
}

const en: typeof ja = {
  palette: 'Command palette',
  find: 'Find a command',
  findWhat: 'Find commands, panels, members, pages and stories',
  commands: 'Commands',
  nothing: (text) => `No command matches “${text}”.`,
  open: (panel) => `Open ${panel}`,
  fold: 'Show or hide panels',
  foldSearch: 'dock fold',
}

export const paletteCopy: Copy<typeof ja> = { ja, en }
