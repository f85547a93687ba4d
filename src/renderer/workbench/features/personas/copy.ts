import type { Copy } from '../../hub/language.ts'

const ja = {
  title: 'ペルソナ',
  search: 'リセット 世界',
  command: {
    startScenario: (title: string) => `シナリオ「${title}」を始める`,
  },
}

const en: typeof ja = {
  title: 'Personas',
  search: 'reset world',
  command: {
    startScenario: (title) => `Start scenario “${title}”`,
  },
}

export const personasCopy: Copy<typeof ja> = { ja, en }
