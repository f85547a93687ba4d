import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '設定',
  search: '配色 言語 ポート 保存先 ログ',
  command: {
    useLight: '昼の配色にする',
    useDark: '夜の配色にする',
    useSystem: '配色をシステムに合わせる',
    themeSearch: 'テーマ',
  },
}

const en: typeof ja = {
  title: 'Settings',
  search: 'theme language port data folder log',
  command: {
    useLight: 'Use light theme',
    useDark: 'Use dark theme',
    useSystem: 'Use system theme',
    themeSearch: 'colours',
  },
}

export const settingsCopy: Copy<typeof ja> = { ja, en }
