import type { PriceSet } from '../../../../../contract/enums/variants.ts'
import { menPrices } from '../../../../../contract/rules/plans.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { type AboutPage, section, type AboutSection } from '../../../../lib/copy/legal.ts'
import { partnerPages } from '../../../../lib/copy/partners.ts'
import { type LegalFacts, noteOf, builtFacts } from './facts.ts'
import { termsFemalePage, termsMalePage, termsPage } from './terms.ts'

/** Page /about/privacy, the same for both sexes (NAV-35). */
const privacyPage = (facts: LegalFacts): AboutPage => ({
  title: 'プライバシーポリシー',
  note: noteOf(facts),
  sections: [
    section(
      '1. お預かりする情報',
      'メールアドレス、性別、プロフィール、写真、SNSのID、電話番号、年齢確認書類の画像、お支払いに関する情報、メッセージ、投稿、ご利用の記録をお預かりします。',
      'カード番号は決済代行会社が取り扱い、当社のサーバーには保存されません。',
    ),
    section(
      '2. 利用の目的',
      'ご本人と年齢の確認、お相手のご紹介、メッセージのお届け、料金のお支払い、お問い合わせへの対応、不正の防止、サービスの改善のために利用します。',
    ),
    section(
      '3. 年齢確認書類の取り扱い',
      '書類の画像は年齢確認のためだけに使用し、担当者だけが閲覧します。確認が終わった画像は削除します。',
      '発行元と生年月日のほかの部分は、隠してご提出ください。',
    ),
    section('4. 写真の取り扱い', '写真に含まれる位置情報などの付随する情報は、登録の際に取り除きます。'),
    section(
      '5. ほかの会員に表示される情報',
      'プロフィールの項目と写真は、本サービスの中で、条件に合う会員に表示されます。メールアドレスと電話番号が表示されることはありません。',
      '口コミは、お名前の分からない形で公開されます。',
    ),
    section(
      '6. 第三者への提供',
      '法令に基づく場合、または人の生命や身体の保護に必要な場合を除き、同意なく第三者に提供することはありません。',
      '決済やメール配信などの業務を委託するときは、委託先を適切に監督します。',
    ),
    section(
      '7. ご利用の記録',
      'ログインの維持のため、端末の中に必要な情報を保存します。また、広告の効果を測るため、最初の訪問の経路を記録することがあります。',
      ...facts.dataDestinations.map(
        ({ name, data, purpose }) => `外部への送信　${name}／情報：${data}／目的：${purpose}`,
      ),
    ),
    section('8. 安全管理', 'お預かりした情報は、漏えいや改ざんを防ぐために必要な措置を講じて管理します。'),
    section(
      '9. 開示・訂正・削除',
      `ご自身の情報の開示、訂正、利用の停止、削除をご希望の場合は、${facts.email} までお申し出ください。ご本人であることを確認のうえ対応します。`,
    ),
    section('10. 改定', '本ポリシーを改定するときは、お知らせによりご案内します。'),
  ],
})

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
function lawPages(facts: LegalFacts, priceSet: PriceSet): Readonly<Record<string, AboutPage>> {
  const men = priceOfMen(priceSet)
  return {
    '/about/law': lawPageWith(facts, [men, priceOfWomen, priceOfLikes]),
    '/about/law/male': lawPageWith(facts, [men, priceOfLikes]),
    '/about/law/female': lawPageWith(facts, [priceOfWomen, priceOfLikes]),
  }
}

/** Page /about/operator, the same for both sexes (NAV-35). */
const operatorPage = (facts: LegalFacts): AboutPage => ({
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
const socialXPage = socialPage('公式X', '新しい機能やメンテナンスのお知らせを、いち早くお届けします。')

/** Page /about/social/instagram (NAV-27). */
const socialInstagramPage = socialPage('公式Instagram', '夜を心地よく過ごすためのヒントを、写真とともにお届けします。')

/** Page /about/social/blog (NAV-27). */
const socialBlogPage = socialPage('公式ブログ', '出会いと気づかいにまつわる読みものを、月に数回お届けします。')

/** Page /about/community (NAV-27). */
const communityPage: AboutPage = {
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

/** Page /about/card-payment. */
const cardPaymentPage: AboutPage = {
  title: 'カードでのお支払い',
  note: null,
  sections: [
    section(
      'カードでのお支払い',
      'こちらは以前のお支払い方法のご案内ページです。この方法をご希望の方は、運営局へお問い合わせください。',
    ),
  ],
}

/** All pages under /about, by path (IMP-27, IMP-11, HOME-71, NAV-27, NAV-35). The title is also the page title. */
export function aboutPages(
  facts: LegalFacts = builtFacts,
  priceSet: PriceSet = 'regular',
): Readonly<Record<string, AboutPage>> {
  return {
    '/about/terms': termsPage(facts),
    '/about/terms/male': termsMalePage(facts),
    '/about/terms/female': termsFemalePage(facts),
    '/about/privacy': privacyPage(facts),
    '/about/operator': operatorPage(facts),
    ...lawPages(facts, priceSet),
    '/about/social/x': socialXPage,
    '/about/social/instagram': socialInstagramPage,
    '/about/social/blog': socialBlogPage,
    '/about/community': communityPage,
    ...Object.fromEntries(partnerPages.map((page, index) => [`/about/partners/${index + 1}`, page])),
    '/about/card-payment': cardPaymentPage,
  }
}
