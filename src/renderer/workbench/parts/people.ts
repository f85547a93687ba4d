import type { MemberRow } from '../../../contract/control/members.ts'
import type { Persona } from '../../../contract/control/personas.ts'
import { AgeConf, FemaleStatus, Sex } from '../../../contract/enums/member.ts'
import { everyWordOf } from '../../lib/text.ts'

type MemberStatus = Pick<MemberRow, 'sex' | 'active_status' | 'age_conf' | 'paid' | 'status' | 'rank'> & {
  /** Whether an age document waits for the operator. */
  readonly documentWaits: boolean
}

const statuses: Readonly<Partial<Record<FemaleStatus, string>>> = {
  [FemaleStatus.signedUp]: '登録したばかりの',
  [FemaleStatus.checked]: 'レコメンドの準備を待つ',
  [FemaleStatus.messagesClosed]: 'ダイレクトメッセージ未開放の',
  [FemaleStatus.ready]: '開始を待つ',
  [FemaleStatus.paused]: 'レコメンド休止中の',
  [FemaleStatus.noSocialAccount]: 'SNSアカウントが見つからない',
}

/** Status of a member in a few words: '利用中の女性'. */
export function statusText(member: MemberStatus): string {
  const { sex, active_status, age_conf, paid, status, rank, documentWaits } = member
  const who = sex === Sex.woman ? '女性' : '男性'
  if (active_status === 'inactive') return '利用停止中の会員'
  if (age_conf === AgeConf.underAge || age_conf === AgeConf.reportedUnderAge) return '18歳未満と分かった登録'
  if (age_conf === AgeConf.resubmit) return `書類の再提出が必要な${who}`
  if (age_conf === AgeConf.none) return `${documentWaits ? '書類を確認中の' : '書類を未提出の'}${who}`
  if (sex === Sex.man) return paid ? (rank === 'SSS' ? 'ランクSSSの男性' : '利用中の男性') : 'お支払い前の男性'
  if (paid) return 'プレミアムプランの女性'
  return `${statuses[status] ?? '利用中の'}${who}`
}

/** 'あかり ・ 利用中の女性'. A persona without a profile has only its title. */
export const personaTitle = ({ name, title }: Persona): string => (name === null ? title : `${name} ・ ${title}`)

/** Sex of a member in a list. */
export const sexName = (sex: Sex): string => (sex === Sex.woman ? '女性' : '男性')

/** Personas that contain every word of the text in key, name, title or sex. */
export function findPersonas(personas: readonly Persona[], text: string): readonly Persona[] {
  const fits = everyWordOf(text)
  return personas.filter(({ key, name, title, sex, email }) =>
    fits(`${key} ${name ?? ''} ${title} ${sexName(sex)} ${sex === Sex.woman ? 'woman' : 'man'} ${email}`),
  )
}
