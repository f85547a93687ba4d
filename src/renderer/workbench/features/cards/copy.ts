import type { Copy } from '../../hub/language.ts'

const ja = {
  title: 'カードデスク',
  search: '決済 テスト番号',
}

const en: typeof ja = {
  title: 'Card desk',
  search: 'card payments test numbers',
}

export const cardsCopy: Copy<typeof ja> = { ja, en }
