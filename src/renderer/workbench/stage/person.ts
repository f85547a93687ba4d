import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberLine } from '../../../contract/control/world.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { memberQuery, useIsRealPhone } from '../control/queries.ts'
import { type PhoneState, reportsAtom } from '../state.ts'

type Standing = Pick<MemberLine, 'sex' | 'active_status' | 'age_conf' | 'paid' | 'status' | 'rank'> & {
  /** Whether an age document waits for the operator. */
  readonly documentWaits: boolean
}

const statuses: Readonly<Record<number, string>> = {
  0: '登録したばかりの',
  1: 'レコメンドの準備を待つ',
  2: 'ダイレクトメッセージ未開放の',
  3: '開始を待つ',
  5: 'レコメンド休止中の',
  6: 'SNSアカウントが見つからない',
}

/** Status of a member in a few words: '利用中の女性'. */
export function standingOf(member: Standing): string {
  const { sex, active_status, age_conf, paid, status, rank, documentWaits } = member
  const who = sex === 2 ? '女性' : '男性'
  if (active_status === 'inactive') return '利用停止中の会員'
  if (age_conf === 3 || age_conf === 4) return '18歳未満と分かった登録'
  if (age_conf === 1) return `書類の再提出が必要な${who}`
  if (age_conf === 0) return `${documentWaits ? '書類を確認中の' : '書類を未提出の'}${who}`
  if (sex === 1) return paid ? (rank === 'SSS' ? 'ランクSSSの男性' : '利用中の男性') : 'お支払い前の男性'
  if (paid) return 'プレミアムプランの女性'
  return `${statuses[status] ?? '利用中の'}${who}`
}

interface Person {
  readonly email: string | null
  /** Name, or the mail address without a name. */
  readonly name: string
  /** Status of the member; '' when unknown. */
  readonly standing: string
  /** Name and status, for the head of a phone. */
  readonly title: string
  readonly photo: string | null | undefined
}

/** The member on a phone. */
export function usePerson(phone: PhoneName, state: PhoneState): Person {
  const isMock = !useIsRealPhone(phone)
  const report = useAtomValue(reportsAtom)[phone]
  const email = report === undefined ? state.email : report.uid
  const { data } = useQuery({ ...memberQuery(email ?? ''), enabled: isMock && email !== null })
  // Excludes a phone of the real API, which may show the same address as the mock's member.
  const member = isMock ? data : undefined
  if (email === null)
    return { email, name: 'ログインしていません', standing: '', title: 'ログインしていません', photo: null }
  if (!member) return { email, name: email, standing: '', title: email, photo: isMock ? undefined : null }
  const standing = standingOf(member)
  const title = member.name === '' ? standing : `${member.name} ・ ${standing}`
  return { email, name: member.name, standing, title, photo: isMock ? member.photo : null }
}
