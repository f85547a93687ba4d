import type { AboutPage } from '../../../../lib/copy/legal.ts'
import { type LegalFacts, noteOf } from './facts.ts'
import { termsArticles } from './terms-articles.ts'

const feesOfMen = [
  '男性会員は、所定のプランの料金をクレジットカードでお支払いいただくことで、本サービスの全ての機能を利用できます。',
  '料金は税込で、プランの選択の画面に表示します。',
]

const feesOfWomen = [
  '女性会員は、無料で本サービスを利用できます。',
  '任意のプレミアムプランの料金は、30日ごとに1,100円（税込）です。ご案内した方は、初回を無料とします。',
]

const renewal = [
  'プランは、解約されるまで自動で更新されます。',
  '2回目のお支払いは、初回のお支払いからプランの日数に1日を加えた日、以降はプランの日数ごととします。',
]

const cancellingOfMen = [
  '会員は、お支払い情報の画面からいつでも解約できます。解約は直ちに効力を生じ、有料の機能は利用できなくなります。',
  'プランを変更される場合は、一度解約してから、新しいプランを登録していただきます。',
]

const cancellingOfWomen = [
  '会員は、お支払い情報の画面からいつでもプレミアムプランを解約できます。解約は直ちに効力を生じます。',
  '解約の後も、無料の会員として引き続き利用できます。',
]

const leavingOfMen = [
  '退会をご希望の方は、解約のお手続きの後、運営局までお申し出ください。退会後のデータは、プライバシーポリシーに従って取り扱います。',
]

const leavingOfWomen = [
  '会員は、退会アンケートの画面からいつでも退会できます。退会すると、マッチングとメッセージはすべて閉じられます。',
  '投稿した口コミと掲示板の投稿は、お名前の分からない形で残ります。',
]

/** Page /about/terms/male (NAV-35). */
export const termsMalePage = (facts: LegalFacts): AboutPage => ({
  title: '利用規約',
  note: noteOf(facts),
  sections: termsArticles({
    court: facts.court,
    fees: feesOfMen,
    renewal,
    cancelling: cancellingOfMen,
    leaving: leavingOfMen,
  }),
})

/** Page /about/terms/female (NAV-35). */
export const termsFemalePage = (facts: LegalFacts): AboutPage => ({
  title: '利用規約',
  note: noteOf(facts),
  sections: termsArticles({
    court: facts.court,
    fees: feesOfWomen,
    renewal,
    cancelling: cancellingOfWomen,
    leaving: leavingOfWomen,
  }),
})

/** Page /about/terms for visitors, with the terms common to both sexes (NAV-35). */
export const termsPage = (facts: LegalFacts): AboutPage => ({
  title: '利用規約',
  note: noteOf(facts),
  sections: termsArticles({
    court: facts.court,
    fees: [...feesOfMen, ...feesOfWomen],
    renewal,
    cancelling: [
      ...cancellingOfMen,
      '女性会員は、プレミアムプランの解約の後も、無料の会員として引き続き利用できます。',
    ],
    leaving: [...leavingOfMen, '女性会員は、退会アンケートの画面からいつでも退会できます。'],
  }),
})
