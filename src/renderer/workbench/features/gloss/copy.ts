import type { Copy } from '../../hub/language.ts'

const ja = {
  button: 'スマートフォンの文を英語で表示',
  hint: 'スマートフォンの文を押すと、英語が表示されます。Alt を押しながらなら、いつでも表示できます。',
  start: 'スマートフォンの文を英語で表示',
  stop: '英語の表示を終了',
  search: '英語 訳 意味',
}

const en: typeof ja = {
  button: 'Show text in English',
  hint: 'Click any text on a phone to see it in English. Alt-click works at any time.',
  start: 'Show phone text in English',
  stop: 'Stop showing English',
  search: 'translate gloss english Aa meaning',
}

export const glossCopy: Copy<typeof ja> = { ja, en }
