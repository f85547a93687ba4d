import type { Copy } from '../../hub/language.ts'

const ja = {
  title: 'バリエーション',
  search: '切り替え 料金',
  command: {
    set: (title: string, value: string) => `${title}を「${value}」にする`,
  },
  text: '変更はすぐに反映され、スマートフォンは再読み込みされます。',
  changed: '変更済み',
  testPlan: {
    label: 'テスト用プラン（プラン14）',
    text: '決済の動作確認に使う少額のプランを、支払いの画面に追加します。',
  },
}

const en: typeof ja = {
  title: 'Variants',
  search: 'switches prices',
  command: {
    set: (title, value) => `Set ${title} to ${value}`,
  },
  text: 'Changes take effect immediately and reload the phones.',
  changed: 'Changed',
  testPlan: {
    label: 'Test plan (plan 14)',
    text: 'Adds a low-priced plan to the payment page for testing payments.',
  },
}

export const variantsCopy: Copy<typeof ja> = { ja, en }
