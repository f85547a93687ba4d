import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '通信と時系列',
  search: '逸脱 メール 課金 出来事 移動',
}

const en: typeof ja = {
  title: 'Traffic and timeline',
  search: 'inspector http websocket cable drift mail charges events',
}

export const inspectorCopy: Copy<typeof ja> = { ja, en }
