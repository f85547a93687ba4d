import type { Copy } from '../../hub/language.ts'

const ja = {
  title: 'ペルソナ',
  search: 'リセット 世界',
  command: {
    startScenario: (title: string) => `シナリオ「${title}」を始める`,
  },
  views: { label: '表示', names: { personas: 'ペルソナ', reset: '作り直す' } },
  find: { label: 'ペルソナを探す', placeholder: '名前・役割・キーで探す' },
  nothing: '一致するペルソナはありません。',
  showOn: (person: string, phone: string) => `${person}をスマートフォン ${phone} に表示`,
  reset: {
    text: '同じシードからは、いつも同じ町ができます。今の世界は履歴に残ります。',
    seed: { label: 'シード', hint: '空欄なら変更なし' },
    members: { label: '町の会員数', hint: '0 〜 100,000' },
    now: { label: '開始日時（日本時間）', hint: '空欄なら現在の時刻' },
    run: '世界を作り直す',
    confirm: '今の世界を置き換える',
  },
}

const en: typeof ja = {
  title: 'Personas',
  search: 'reset world',
  command: {
    startScenario: (title) => `Start scenario “${title}”`,
  },
  views: { label: 'View', names: { personas: 'Personas', reset: 'New world' } },
  find: { label: 'Find a persona', placeholder: 'Filter by name, role or key' },
  nothing: 'No persona found.',
  showOn: (person, phone) => `Show ${person} on phone ${phone}`,
  reset: {
    text: 'A seed always gives the same town. The current world stays in the history.',
    seed: { label: 'Seed', hint: 'Blank: unchanged' },
    members: { label: 'Townspeople', hint: '0 to 100,000' },
    now: { label: 'Start (Japan time)', hint: 'Blank: current time' },
    run: 'Create a new world',
    confirm: 'Replace the current world',
  },
}

export const personasCopy: Copy<typeof ja> = { ja, en }
