import type { Copy } from '../../hub/language.ts'

const ja = {
  button: 'スマートフォンの言葉を英語で見る',
  hint: 'スマートフォンの言葉を押すと、英語が出ます。Alt を押しながらなら、いつでも出ます。',
  start: 'スマートフォンの言葉を英語で見る',
  stop: '英語を見るのをやめる',
  search: '英語 訳 意味',
}

const en: typeof ja = {
  button: 'Explain texts in English',
  hint: 'Press a text on a phone to see it in English. With Alt held, this works at any time.',
  start: 'Explain texts of the phones in English',
  stop: 'Stop explaining texts',
  search: 'translate gloss english Aa meaning',
}

export const glossCopy: Copy<typeof ja> = { ja, en }
