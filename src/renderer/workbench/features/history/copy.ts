import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '履歴と保存',
  search: '枝 元に戻す やり直す スナップショット カプセル 復元 戻れる時点 不具合',
  command: {
    saveSnapshot: 'スナップショットを保存',
    undo: '元に戻す',
    undoSearch: '直前',
    redo: 'やり直す',
    goTo: (moment: string, at: string) => `「${moment}」（${at}）へ移る`,
  },
}

const en: typeof ja = {
  title: 'History and files',
  search: 'undo redo branch snapshots capsules restore bug',
  command: {
    saveSnapshot: 'Save a snapshot',
    undo: 'Undo',
    undoSearch: 'rewind previous',
    redo: 'Redo',
    goTo: (moment, at) => `Go to “${moment}” (${at})`,
  },
}

export const historyCopy: Copy<typeof ja> = { ja, en }
