import type { Copy } from '../../hub/language.ts'

const ja = {
  command: {
    pick: 'ここを確かめる',
    pickSearch: '期待',
    end: '記録を終える',
    record: '操作を記録する',
    recordSearch: '筋書き 手順',
  },
}

const en: typeof ja = {
  command: {
    pick: 'Check this',
    pickSearch: 'expect assert',
    end: 'Stop recording',
    record: 'Record actions',
    recordSearch: 'story test steps',
  },
}

export const recordingCopy: Copy<typeof ja> = { ja, en }
