import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '筋書き',
  search: '場面 シナリオ デモ',
  command: {
    start: (title: string) => `筋書き「${title}」を始める`,
  },
  /** The folder of `--stories`. */
  folderMissing: (path: string) => `チームのフォルダーが見つかりません：${path}`,
}

const en: typeof ja = {
  title: 'Stories',
  search: 'storyline steps scenarios scene demo',
  command: {
    start: (title) => `Start story “${title}”`,
  },
  folderMissing: (path) => `Team folder not found: ${path}`,
}

export const storylinesCopy: Copy<typeof ja> = { ja, en }
