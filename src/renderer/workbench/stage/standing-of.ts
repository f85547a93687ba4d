import type { MemberLine } from '../../../contract/control/world.ts'

type Standing = Pick<MemberLine, 'sex' | 'active_status' | 'age_conf' | 'paid' | 'status' | 'rank'>

const statuses: Readonly<Record<number, string>> = {
  0: '登録したばかりの',
  1: 'レコメンドの準備を待つ',
  2: 'ダイレクトメッセージ未開放の',
  3: '開始を待つ',
  5: 'レコメンド休止中の',
  6: 'SNSアカウントが見つからない',
}

/** Where a member stands now, in a few words: '利用中の女性'. */
export function standingOf(member: Standing, documentWaits: boolean): string {
  const { sex, active_status, age_conf, paid, status, rank } = member
  const who = sex === 2 ? '女性' : '男性'
  if (active_status === 'inactive') return '利用停止中の会員'
  if (age_conf === 3 || age_conf === 4) return '18歳未満と分かった登録'
  if (age_conf === 1) return `書類の再提出が必要な${who}`
  if (age_conf === 0) return `${documentWaits ? '書類を確認中の' : '書類を未提出の'}${who}`
  if (sex === 1) return paid ? (rank === 'SSS' ? 'ランクSSSの男性' : '利用中の男性') : 'お支払い前の男性'
  if (paid) return 'プレミアムプランの女性'
  return `${statuses[status] ?? '利用中の'}${who}`
}
