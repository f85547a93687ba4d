import { coverageKinds } from '../../../../contract/files/coverage-report.ts'
import { counted } from '../../../../contract/rules/english-amounts.ts'
import type { Copy } from '../../hub/language.ts'

const ja = {
  title: 'カバレッジ',
  search: '網羅',
  unseen: '未',
  onlyMissing: 'まだ呼び出されていないものだけ',
  status: (status: string, count: number): string =>
    count === 0 ? `${status}：まだありません` : `${status}：${count}回`,
  fileTitle: '宵待 この起動のカバレッジ',
  kinds: {
    calls: '呼び出し',
    statuses: '応答のステータス',
    channels: 'チャンネル',
    time: '時間のルール',
    screens: '画面',
    texts: 'エラー文',
  },
  meter: (label: string) => `${label}のカバレッジ`,
  views: { label: '表示', names: { calls: 'API', screens: '画面', texts: 'エラー文', time: '時間' } },
  undocumentedScreen: '一覧にない画面',
  fieldText: '入力欄ごとのエラー文',
  reset: 'リセット…',
  reallyReset: 'リセットする',
}

const en: typeof ja = {
  title: 'Coverage',
  search: '',
  unseen: 'none',
  onlyMissing: 'Only calls not yet made',
  status: (status, count) => (count === 0 ? `${status}: none yet` : `${status}: ${counted(count, 'time')}`),
  fileTitle: 'Yoimachi coverage of this session',
  kinds: coverageKinds,
  meter: (label) => `Coverage of ${label}`,
  views: { label: 'View', names: { calls: 'API', screens: 'Pages', texts: 'Error texts', time: 'Time' } },
  undocumentedScreen: 'Undocumented page',
  fieldText: 'Field error',
  reset: 'Reset counts…',
  reallyReset: 'Reset',
}

export const coverageCopy: Copy<typeof ja> = { ja, en }
