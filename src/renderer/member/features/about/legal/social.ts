import type { AboutPage } from '../../../../lib/copy/legal.ts'

const preparing = 'アカウントの開設を準備しています。開設後に、このページからご案内します。'

const socialPage = (title: string, text: string): AboutPage => ({
  title,
  note: preparing,
  sections: [
    {
      heading: title,
      paragraphs: [text, '公式アカウントから、個人的なご連絡やお支払いのお願いをすることはありません。'],
    },
  ],
})

/** /about/social/x (NAV-27). */
export const socialXPage = socialPage('公式X', '新しい機能やメンテナンスのお知らせを、いち早くお届けします。')

/** /about/social/instagram (NAV-27). */
export const socialInstagramPage = socialPage(
  '公式Instagram',
  '夜を心地よく過ごすためのヒントを、写真とともにお届けします。',
)

/** /about/social/blog (NAV-27). */
export const socialBlogPage = socialPage(
  '公式ブログ',
  '出会いと気づかいにまつわる読みものを、月に数回お届けします。',
)

/** /about/community (NAV-27). */
export const communityPage: AboutPage = {
  title: '女性会員コミュニティ',
  note: 'コミュニティの開設を準備しています。開設後に、このページからご案内します。',
  sections: [
    {
      heading: '女性会員コミュニティ',
      paragraphs: [
        '女性会員だけが参加できる、情報交換の場です。はじめての方の質問にも、先輩の会員や運営局がお答えします。',
        '参加は任意です。お名前を伏せて参加できます。',
      ],
    },
    {
      heading: '参加のお約束',
      paragraphs: [
        '特定の男性会員が分かる内容を書かないこと、見聞きした内容を外に持ち出さないことをお守りください。',
      ],
    },
  ],
}
