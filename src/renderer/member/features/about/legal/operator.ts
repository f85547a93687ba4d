import type { AboutPage } from '../../../../lib/copy/legal.ts'
import type { LegalFacts } from './legal-facts.ts'
import { noteOf } from './note-of.ts'

/** /about/operator, the same for both sexes (NAV-35). */
export const operatorPage = (facts: LegalFacts): AboutPage => ({
  title: '運営者情報',
  note: noteOf(facts),
  sections: [
    { heading: 'サービス名', paragraphs: ['宵待（よいまち）'] },
    { heading: '事業者の名称', paragraphs: [facts.seller] },
    { heading: '代表者', paragraphs: [facts.representative] },
    { heading: '所在地', paragraphs: [facts.address] },
    ...facts.notifications.map(({ name, number }) => ({ heading: name, paragraphs: [number] })),
    {
      heading: 'お問い合わせ',
      paragraphs: [facts.email, 'ログイン中の方は、運営局へのメッセージからもお問い合わせいただけます。'],
    },
  ],
})
