import type { PriceSet } from '../../../../../contract/enums/variants.ts'
import { type AboutPage, section, type AboutSection } from '../../../../lib/copy/legal.ts'
import { type LegalFacts, noteOf } from './facts.ts'
import { priceOfWomen, pricesOfLikes, pricesOfMen } from './prices.ts'

const sellerOf = (facts: LegalFacts): readonly AboutSection[] => [
  section('販売事業者', facts.seller),
  section('運営責任者', facts.representative),
  section('所在地', facts.address),
  section('電話番号', facts.phone),
  section('メールアドレス', facts.email),
]

/** What the law asks to be said of every sale. */
const saleTerms: readonly AboutSection[] = [
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
  sections: [...sellerOf(facts), section('販売価格', ...prices), ...saleTerms],
})

/** Legal notice at /about/law (public) and its pages per sex (NAV-35), with the prices of `priceSet`. */
export function lawPages(facts: LegalFacts, priceSet: PriceSet): Readonly<Record<string, AboutPage>> {
  const men = pricesOfMen(priceSet)
  const women = priceOfWomen()
  return {
    '/about/law': lawPageWith(facts, [men, women, pricesOfLikes]),
    '/about/law/male': lawPageWith(facts, [men, pricesOfLikes]),
    '/about/law/female': lawPageWith(facts, [women, pricesOfLikes]),
  }
}
