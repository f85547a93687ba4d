import { coverageKinds } from '../../../../contract/control/coverage.ts'
import { counted } from '../../../../contract/rules/english-amounts.ts'
import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '網羅',
  search: 'カバレッジ',
  unseen: '未',
  onlyMissing: 'まだ呼ばれていないものだけ',
  status: (status: string, count: number): string =>
    count === 0 ? `${status}：まだありません` : `${status}：${count}回`,
  fileTitle: '宵待 この起動の網羅',
  kinds: {
    calls: '呼び出し',
    statuses: '応答の状態',
    channels: 'チャンネル',
    time: '時間のきまり',
    screens: '画面',
    texts: 'エラー文',
  },
  meter: (label: string) => `${label}の網羅`,
  view: '表示',
  views: { calls: 'API', screens: '画面', texts: 'エラー文', time: '時間' },
  undocumentedScreen: '一覧にない画面',
  fieldText: '入力欄ごとのエラー文',
  reset: '数え直す…',
  reallyReset: '数え直す',
}

const en: typeof ja = {
  title: 'Coverage',
  search: '',
  unseen: 'none',
  onlyMissing: 'Only calls not made yet',
  status: (status, count) => (count === 0 ? `${status}: not yet` : `${status}: ${counted(count, 'time')}`),
  fileTitle: 'Yoimachi coverage of this session',
  kinds: coverageKinds,
  meter: (label) => `Coverage of ${label}`,
  view: 'View',
  views: { calls: 'API', screens: 'Pages', texts: 'Error texts', time: 'Time' },
  undocumentedScreen: 'undocumented page',
  fieldText: 'text of a field',
  reset: 'Reset counts…',
  reallyReset: 'Reset',
}

export const coverageCopy: Copy<typeof ja> = { ja, en }
