import type { AboutPage } from '../../../../lib/copy/legal/about-page.ts'
import { operatorPlaceholder } from '../../../../lib/copy/legal/about-page.ts'

/** /about/operator, the same for both sexes (NAV-35). */
export const operatorPage: AboutPage = {
  title: '運営者情報',
  note: operatorPlaceholder,
  sections: [
    { heading: 'サービス名', paragraphs: ['宵待（よいまち）'] },
    { heading: '事業者の名称', paragraphs: ['公開時に記載します。'] },
    { heading: '代表者', paragraphs: ['公開時に記載します。'] },
    { heading: '所在地', paragraphs: ['公開時に記載します。'] },
    { heading: 'インターネット異性紹介事業の届出', paragraphs: ['届出の番号は、公開時に記載します。'] },
    {
      heading: 'お問い合わせ',
      paragraphs: [
        'support@yoimachi.example',
        'ログイン中の方は、運営局へのメッセージからもお問い合わせいただけます。',
      ],
    },
  ],
}
