import { matchedStatusNs, StatusN } from '../../../src/contract/enums/pairing.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { type World, memberBy, pairingsAt, recordsOf } from './world-of-member.ts'

/** The world at the moment of a sentence. */
export interface LifeState {
  readonly world: World
  readonly email: string
  /** Virtual instant. */
  readonly now: string
  /** Number of times that the act in hand was done; null between acts. */
  readonly done: number | null
}

interface Claim {
  readonly name: string
  readonly says: RegExp
  readonly holds: (state: LifeState) => boolean
}

const any = (table: string, field: string) => (state: LifeState) =>
  recordsOf(state.world, table, field, state.email).length > 0
const me = ({ world, email }: LifeState) => memberBy(world, email)
const isMatched = ({ world, email }: LifeState) =>
  matchedStatusNs.some((status) => pairingsAt(world, email, status) > 0)

/** What sentences of the app say about the world of these lives, in which every input is right and no login ends. */
export const claims: readonly Claim[] = [
  { name: 'the act is done', says: /^(更新しました|いいねを送りました|すでに)/, holds: ({ done }) => done !== 0 },
  {
    name: 'the act is not done',
    says: /されていません|行われていません|(送信|投稿|登録|変更|処理)できませんでした|送れませんでした|失敗しました/,
    holds: ({ done }) => done !== 1,
  },
  {
    name: 'an input is wrong or the login is over',
    says: /入力内容を確認|パスワードを確認|有効期限が切れました|ログアウトされました|続きへ戻|表示できません|ページが見つかりません/,
    holds: () => false,
  },
  {
    name: 'a mail was sent',
    says: /メールを.*お送りしました|メールを送信しました/,
    holds: ({ world, email }) => world('mails').some((mail) => mail['to'] === email),
  },
  {
    name: 'the address is confirmed',
    says: /アドレスの確認が完了|すでに確認済み/,
    holds: (state) => me(state)?.['confirmedAt'] !== null,
  },
  { name: 'a document is in', says: /書類を提出しました|書類を確認中/, holds: any('ageDocuments', 'memberId') },
  { name: 'a profile is stored', says: /登録情報を更新しました/, holds: any('profiles', 'id') },
  {
    name: 'the bonus of today is granted',
    says: /ログインボーナス：いいね3個/,
    holds: (state) => JSON.stringify(me(state)?.['bonus'] ?? '').includes(tokyoDay(Date.parse(state.now))),
  },
  {
    name: 'a pairing is on hold',
    says: /保留しました|^保留中/,
    holds: ({ world, email }) => pairingsAt(world, email, StatusN.held) > 0,
  },
  { name: 'somebody is matched', says: /マッチングが成立しました/, holds: isMatched },
  { name: 'a review is stored', says: /口コミを投稿しました/, holds: any('reviews', 'womanId') },
  { name: 'a payment is stored', says: /お支払いは確認済みです/, holds: any('payments', 'memberId') },
  { name: 'likes were bought', says: /いいねの購入が完了/, holds: any('likePurchases', 'memberId') },
  {
    name: 'the plan has ended',
    says: /解約が完了しました|お支払いの確認が取れていません|プランは解約済み/,
    holds: (state) => me(state)?.['paid'] === false,
  },
  {
    name: 'the membership has ended',
    says: /退会が完了しました|アカウントは現在ご利用いただけません/,
    holds: (state) => me(state)?.['activeStatus'] === 'inactive',
  },
]
