import type { Copy } from '../../hub/language.ts'

const ja = {
  title: 'バックエンド',
  search: '接続先 実API',
  command: {
    connectReal: '実際の API につなぐ…',
    compare: '見比べる 並べる',
    backToMock: 'モックに戻す',
  },
}

const en: typeof ja = {
  title: 'Backend',
  search: 'mock real api',
  command: {
    connectReal: 'Connect a real API…',
    compare: 'beside compare',
    backToMock: 'Back to the mock',
  },
}

export const backendCopy: Copy<typeof ja> = { ja, en }
