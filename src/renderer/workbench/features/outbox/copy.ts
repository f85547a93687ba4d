import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '送信メール',
  search: 'メール',
}

const en: typeof ja = {
  title: 'Sent mail',
  search: 'outbox mail',
}

export const outboxCopy: Copy<typeof ja> = { ja, en }
