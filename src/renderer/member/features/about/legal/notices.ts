import type { PriceSet } from '../../../../../contract/enums/member.ts'
import { menPrices } from '../../../../../contract/enums/payment.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { type AboutPage, type AboutSection, section } from '../../../../lib/copy/legal.ts'
import { type LegalFacts, noteOf } from './facts.ts'

const sellerOf = (facts: LegalFacts): readonly AboutSection[] => [
  section('販売事業者', facts.seller),
  section('運営責任者', facts.representative),
  section('所在地', facts.address),
  section('電話番号', facts.phone),
  section('メールアドレス', facts.email),
]

const priceOfMen = (priceSet: PriceSet) =>
  `男性のプラン：${menPrices(priceSet)
    .map(({ name, yen }) => `${name} ${commonCopy.unit.yen(yen)}`)
    .join('、')}（いずれも税込）`
const priceOfWomen =
  '女性プレミアムプラン（任意）：30日ごとに1,100円（税込）。ご案内した方は初回無料、2回目以降1,100円。'
const priceOfLikes = 'いいね：10個 1,500円、30個 3,900円、50個 5,000円、100個 8,000円、1,000個 50,000円（いずれも税込）'

const terms: readonly AboutSection[] = [
  section('料金のほかに必要な費用', 'インターネットの接続に必要な通信費は、お客様のご負担となります。'),
  section('お支払い方法', 'クレジットカードをご利用いただけます。ご利用明細の表示名は「YM SERVICE」です。'),
  section(
    'お支払いの時期',
    '初回はご登録のとき、2回目は初回からプランの日数に1日を加えた日、以降はプランの日数ごとにお支払いいただきます。いいねは購入のときにお支払いいただきます。',
  ),
  section('サービスの提供時期', 'お支払いの確認後、直ちにご利用いただけます。'),
  section('解約について', 'お支払い情報の画面から、いつでも解約できます。解約されない限り、自動で更新されます。'),
  section('返品・返金について', 'サービスの性質上、お支払い済みの料金は返金されません（利用規約第10条）。'),
  section('動作環境', '最新版のSafari、Chrome、Edge、Firefoxでのご利用をおすすめします。'),
]

const lawPageWith = (facts: LegalFacts, prices: readonly string[]): AboutPage => ({
  title: '特定商取引法に基づく表記',
  note: noteOf(facts),
  sections: [...sellerOf(facts), section('販売価格', ...prices), ...terms],
})

/** Legal notice at /about/law (public) and its pages per sex (NAV-35), with the prices of `priceSet`. */
export function lawPages(facts: LegalFacts, priceSet: PriceSet): Readonly<Record<string, AboutPage>> {
  const men = priceOfMen(priceSet)
  return {
    '/about/law': lawPageWith(facts, [men, priceOfWomen, priceOfLikes]),
    '/about/law/male': lawPageWith(facts, [men, priceOfLikes]),
    '/about/law/female': lawPageWith(facts, [priceOfWomen, priceOfLikes]),
  }
}

/** Page /about/operator, the same for both sexes (NAV-35). */
export const operatorPage = (facts: LegalFacts): AboutPage => ({
  title: '運営者情報',
  note: noteOf(facts),
  sections: [
    section('サービス名', '宵待（よいまち）'),
    section('事業者の名称', facts.seller),
    section('代表者', facts.representative),
    section('所在地', facts.address),
    ...facts.notifications.map(({ name, number }) => section(name, number)),
    section('お問い合わせ', facts.email, 'ログイン中の方は、運営局へのメッセージからもお問い合わせいただけます。'),
  ],
})

const preparing = 'アカウントの開設を準備しています。開設後に、このページからご案内します。'

const socialPage = (title: string, text: string): AboutPage => ({
  title,
  note: preparing,
  sections: [section(title, text, '公式アカウントから、個人的なご連絡やお支払いのお願いをすることはありません。')],
})

/** Page /about/social/x (NAV-27). */
export const socialXPage = socialPage('公式X', '新しい機能やメンテナンスのお知らせを、いち早くお届けします。')

/** Page /about/social/instagram (NAV-27). */
export const socialInstagramPage = socialPage(
  '公式Instagram',
  '夜を心地よく過ごすためのヒントを、写真とともにお届けします。',
)

/** Page /about/social/blog (NAV-27). */
export const socialBlogPage = socialPage('公式ブログ', '出会いと気づかいにまつわる読みものを、月に数回お届けします。')

/** Page /about/community (NAV-27). */
export const communityPage: AboutPage = {
  title: '女性会員コミュニティ',
  note: 'コミュニティの開設を準備しています。開設後に、このページからご案内します。',
  sections: [
    section(
      '女性会員コミュニティ',
      '女性会員だけが参加できる、情報交換の場です。はじめての方の質問にも、先輩の会員や運営局がお答えします。',
      '参加は任意です。お名前を伏せて参加できます。',
    ),
    section(
      '参加のお約束',
      '特定の男性会員が分かる内容を書かないこと、見聞きした内容を外に持ち出さないことをお守りください。',
    ),
  ],
}
