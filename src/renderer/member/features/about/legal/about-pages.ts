import type { PriceSet } from '../../../../../contract/enums/member.ts'
import { type AboutPage, partnerPages, section } from '../../../../lib/copy/legal.ts'
import { builtFacts, type LegalFacts } from './facts.ts'
import { lawPages, operatorPage, communityPage, socialBlogPage, socialInstagramPage, socialXPage } from './notices.ts'
import { privacyPage } from './privacy.ts'
import { termsFemalePage, termsMalePage, termsPage } from './terms.ts'

const cardPayment = {
  title: 'カードでのお支払い',
  text: 'こちらは以前のお支払い方法のご案内ページです。現在は、アプリ内のプランの選択からお手続きください。',
  toSelect: 'プランの選択へ',
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
    '/about/card-payment': {
      title: cardPayment.title,
      note: null,
      sections: [section(cardPayment.title, cardPayment.text)],
    },
  }
}
