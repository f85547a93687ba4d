import type { Effect } from '../../../../contract/control/clock.ts'
import { effectText as textOf, englishEffects, type EffectSentences } from '../../../../contract/control/effect-text.ts'
import type { Tense } from '../../../../contract/control/effects.ts'
import type { MemberName } from '../../../../contract/control/members.ts'
import { findPlan } from '../../../../contract/rules/plans.ts'
import { yenText } from '../../../lib/amount-ja.ts'
import { type Copy, currentCopy } from '../language.ts'

const labelOf = ({ id, name }: MemberName) => (name === '' ? `会員#${id}` : `${name}さん（#${id}）`)
const bill = (member: MemberName, plan = 0, price = 0) =>
  `${labelOf(member)}の${findPlan(plan)?.courseName ?? 'プラン'}（${yenText(price)}）`
const links = { confirmation: '確認メール', 'password-reset': 'パスワード再設定' } as const
const ending = (isPast: boolean) => (isPast ? 'ました' : 'ます')

const ja: EffectSentences = {
  kinds: {
    'daily-reset': ({ isPast }) =>
      `3:00：1日の回数・チケット・閲覧回数・無料いいね・ログインボーナスが新しくなり${ending(isPast)}`,
    'like-expiry': ({ member, remain, isPast }) =>
      `いいねの有効期限：${labelOf(member)}の残り${remain}個が失効し${ending(isPast)}`,
    'hold-end': ({ member, partner, isPast }) =>
      `保留期限：${labelOf(member)}と${labelOf(partner)}が見送りになり${ending(isPast)}`,
    'age-decision': ({ member, isPast }) => `年齢確認の判定：${labelOf(member)}の書類が判定され${ending(isPast)}`,
    'rank-decision': ({ member, from }) => `ランク申請の判定：${labelOf(member)}（現在 ${from}）`,
    charge: ({ member, plan, price, isPast }) => `課金：${bill(member, plan, price)}が更新され${ending(isPast)}`,
    'charge-declined': ({ member, plan, price, isPast }) =>
      `課金の失敗：${bill(member, plan, price)}の支払いが拒否され${ending(isPast)}`,
    'reply-window': ({ member, partner, isPast }) =>
      `返信期限：${labelOf(member)}が${labelOf(partner)}を「返信なし」に${isPast ? 'できるようになりました' : 'できます'}`,
    'rank-window': ({ member, isPast }) => `ランク申請：${labelOf(member)}がまた申請できるようになり${ending(isPast)}`,
    'purchase-window': ({ member, isPast }) =>
      `いいねの購入：${labelOf(member)}が次の購入をできるようになり${ending(isPast)}`,
    'session-expiry': ({ member, isPast }) => `ログインの期限：${labelOf(member)}のログインが切れ${ending(isPast)}`,
    'link-expiry': ({ member, mail = 'confirmation', isPast }) =>
      `${links[mail]}の期限：${labelOf(member)}のリンクが使えなくなり${ending(isPast)}`,
  },
  townActs: {
    visit: (actor, target) => `足跡：${labelOf(actor)}が${labelOf(target)}のプロフィールを見ました`,
    like: (actor, target) => `いいね：${labelOf(actor)}が${labelOf(target)}にいいねを送りました`,
    recommend: (actor, target) => `レコメンド：${labelOf(target)}が${labelOf(actor)}に紹介されました`,
    contact: (actor, target) => `マッチング：${labelOf(actor)}が${labelOf(target)}と連絡を取ることにしました`,
    decline: (actor, target) => `見送り：${labelOf(actor)}が${labelOf(target)}を見送りました`,
    hold: (actor, target) => `保留：${labelOf(actor)}が${labelOf(target)}への返事を保留にしました`,
    write: (actor, target) => `メッセージ：${labelOf(actor)}が${labelOf(target)}に書きました`,
    read: (actor, target) => `既読：${labelOf(actor)}が${labelOf(target)}のメッセージを読みました`,
    post: (actor) => `掲示板：${labelOf(actor)}が投稿しました`,
    'like-post': (actor, target) => `掲示板：${labelOf(actor)}が${labelOf(target)}の投稿にいいねをしました`,
  },
  comingTownAct: '町の会員が行動します',
}

const effectCopy: Copy<EffectSentences> = { ja, en: englishEffects }

/** Returns the sentence about an effect in the current language. */
export const effectText = (effect: Pick<Effect, 'kind' | 'members' | 'details'>, tense: Tense): string =>
  textOf(currentCopy(effectCopy), effect, tense)
