import type { PriceSet } from '../../../../../contract/enums/variants.ts'
import { type AboutPage, section } from '../../../../lib/copy/legal.ts'
import { partnerPages } from '../../../../lib/copy/partners.ts'
import { builtFacts, type LegalFacts, noteOf } from './facts.ts'
import { lawPages } from './law.ts'
import { privacyPage } from './privacy.ts'
import { termsFemalePage, termsMalePage, termsPage } from './terms.ts'

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
