import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '網羅',
  search: 'カバレッジ',
}

const en: typeof ja = {
  title: 'Coverage',
  search: '',
}

export const coverageCopy: Copy<typeof ja> = { ja, en }
