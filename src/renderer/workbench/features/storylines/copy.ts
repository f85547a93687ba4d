import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '筋書き',
  search: '場面 シナリオ デモ',
  command: {
    start: (title: string) => `筋書き「${title}」を始める`,
  },
}

const en: typeof ja = {
  title: 'Stories',
  search: 'storyline steps scenarios scene demo',
  command: {
    start: (title) => `Start story “${title}”`,
  },
}

export const storylinesCopy: Copy<typeof ja> = { ja, en }
