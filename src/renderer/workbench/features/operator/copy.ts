import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '運営デスク',
  search: '年齢確認 書類 メッセージ ランク',
}

const en: typeof ja = {
  title: 'Operator desk',
  search: 'age documents messages rank',
}

export const operatorCopy: Copy<typeof ja> = { ja, en }
