import type { Effect } from '../../../../contract/control/clock.ts'
import { effectText as textOf, englishEffects, type EffectSentences } from '../../../../contract/control/effect-text.ts'
import type { Tense } from '../../../../contract/control/effects.ts'
import { findPlan } from '../../../../contract/rules/plans.ts'
import { yenText } from '../../../lib/amount-ja.ts'
import { type Copy, currentCopy } from '../language.ts'

const bill = (who: string, plan = 0, price = 0) =>
  `${who}の${findPlan(plan)?.courseName ?? 'プラン'}（${yenText(price)}）`
const links = { confirmation: '確認メール', 'password-reset': 'パスワード再設定' } as const
const ending = (isPast: boolean) => (isPast ? 'ました' : 'ます')

const ja: EffectSentences = {
  member: ({ id, name }) => (name === '' ? `会員#${id}` : `${name}さん（#${id}）`),
  kinds: {
    'daily-reset': ({ isPast }) =>
      `3:00：1日の回数・チケット・閲覧回数・無料いいね・ログインボーナスが新しくなり${ending(isPast)}`,
    'like-expiry': ({ who, remain, isPast }) => `いいねの有効期限：${who}の残り${remain}個が失効し${ending(isPast)}`,
    'hold-end': ({ who, other, isPast }) => `保留期限：${who}と${other}が見送りになり${ending(isPast)}`,
    'age-decision': ({ who, isPast }) => `年齢確認の判定：${who}の書類が判定され${ending(isPast)}`,
    'rank-decision': ({ who, from }) => `ランク申請の判定：${who}（現在 ${from}）`,
    charge: ({ who, plan, price, isPast }) => `課金：${bill(who, plan, price)}が更新され${ending(isPast)}`,
    'charge-declined': ({ who, plan, price, isPast }) =>
      `課金の失敗：${bill(who, plan, price)}の支払いが拒否され${ending(isPast)}`,
    'reply-window': ({ who, other, isPast }) =>
      `返信期限：${who}が${other}を「返信なし」に${isPast ? 'できるようになりました' : 'できます'}`,
    'rank-window': ({ who, isPast }) => `ランク申請：${who}がまた申請できるようになり${ending(isPast)}`,
    'purchase-window': ({ who, isPast }) => `いいねの購入：${who}が次の購入をできるようになり${ending(isPast)}`,
    'session-expiry': ({ who, isPast }) => `ログインの期限：${who}のログインが切れ${ending(isPast)}`,
    'link-expiry': ({ who, mail = 'confirmation', isPast }) =>
      `${links[mail]}の期限：${who}のリンクが使えなくなり${ending(isPast)}`,
  },
  townActs: {
    visit: (who, other) => `足跡：${who}が${other}のプロフィールを見ました`,
    like: (who, other) => `いいね：${who}が${other}にいいねを送りました`,
    recommend: (who, other) => `レコメンド：${other}が${who}に紹介されました`,
    contact: (who, other) => `マッチング：${who}が${other}と連絡を取ることにしました`,
    decline: (who, other) => `見送り：${who}が${other}を見送りました`,
    hold: (who, other) => `保留：${who}が${other}への返事を保留にしました`,
    write: (who, other) => `メッセージ：${who}が${other}に書きました`,
    read: (who, other) => `既読：${who}が${other}のメッセージを読みました`,
    post: (who) => `掲示板：${who}が投稿しました`,
    'like-post': (who, other) => `掲示板：${who}が${other}の投稿にいいねをしました`,
  },
  comingTownAct: '町の会員が行動します',
}

const effectCopy: Copy<EffectSentences> = { ja, en: englishEffects }

/** Returns the sentence about an effect in the current language. */
export const effectText = (effect: Pick<Effect, 'kind' | 'members' | 'details'>, tense: Tense): string =>
  textOf(currentCopy(effectCopy), effect, tense)
