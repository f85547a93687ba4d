import type { Copy } from '../../hub/language.ts'

const ja = {
  command: {
    exportCase: '不具合を1ファイルに書き出す',
    exportSearch: 'カプセル 場面',
    openCase: 'ファイルから場面を開く…',
    openSearch: 'カプセル 読み込む',
  },
}

const en: typeof ja = {
  command: {
    exportCase: 'Export the case as one file',
    exportSearch: 'capsule bug report save',
    openCase: 'Open a case from a file…',
    openSearch: 'capsule import',
  },
}

export const capsuleCopy: Copy<typeof ja> = { ja, en }
