import type { Copy } from '../../hub/language.ts'

const ja = {
  title: 'バリエーション',
  search: '切り替え 料金',
  command: {
    set: (title: string, value: string) => `${title}を「${value}」にする`,
  },
}

const en: typeof ja = {
  title: 'Variants',
  search: 'switches prices',
  command: {
    set: (title, value) => `Set ${title} to ${value}`,
  },
}

export const variantsCopy: Copy<typeof ja> = { ja, en }
