import type { AboutPage } from '../../../../lib/copy/legal.ts'
import type { LegalFacts } from './legal-facts.ts'
import { noteOf } from './note-of.ts'

/** /about/privacy, the same for both sexes (NAV-35). */
export const privacyPage = (facts: LegalFacts): AboutPage => ({
  title: 'プライバシーポリシー',
  note: noteOf(facts),
  sections: [
    {
      heading: '1. お預かりする情報',
      paragraphs: [
        'メールアドレス、性別、プロフィール、写真、SNSのID、電話番号、年齢確認書類の画像、お支払いに関する情報、メッセージ、投稿、ご利用の記録をお預かりします。',
        'カード番号は決済代行会社が取り扱い、当社のサーバーには保存されません。',
      ],
    },
    {
      heading: '2. 利用の目的',
      paragraphs: [
        'ご本人と年齢の確認、お相手のご紹介、メッセージのお届け、料金のお支払い、お問い合わせへの対応、不正の防止、サービスの改善のために利用します。',
      ],
    },
    {
      heading: '3. 年齢確認書類の取り扱い',
      paragraphs: [
        '書類の画像は年齢確認のためだけに使用し、担当者だけが閲覧します。確認が終わった画像は削除します。',
        '発行元と生年月日のほかの部分は、隠してご提出ください。',
      ],
    },
    {
      heading: '4. 写真の取り扱い',
      paragraphs: ['写真に含まれる位置情報などの付随する情報は、登録の際に取り除きます。'],
    },
    {
      heading: '5. ほかの会員に表示される情報',
      paragraphs: [
        'プロフィールの項目と写真は、本サービスの中で、条件に合う会員に表示されます。メールアドレスと電話番号が表示されることはありません。',
        '口コミは、お名前の分からない形で公開されます。',
      ],
    },
    {
      heading: '6. 第三者への提供',
      paragraphs: [
        '法令に基づく場合、または人の生命や身体の保護に必要な場合を除き、同意なく第三者に提供することはありません。',
        '決済やメール配信などの業務を委託するときは、委託先を適切に監督します。',
      ],
    },
    {
      heading: '7. ご利用の記録',
      paragraphs: [
        'ログインの維持のため、端末の中に必要な情報を保存します。また、広告の効果を測るため、最初の訪問の経路を記録することがあります。',
        ...facts.dataDestinations.map(
          ({ name, data, purpose }) => `外部への送信　${name}／情報：${data}／目的：${purpose}`,
        ),
      ],
    },
    {
      heading: '8. 安全管理',
      paragraphs: ['お預かりした情報は、漏えいや改ざんを防ぐために必要な措置を講じて管理します。'],
    },
    {
      heading: '9. 開示・訂正・削除',
      paragraphs: [
        `ご自身の情報の開示、訂正、利用の停止、削除をご希望の場合は、${facts.email} までお申し出ください。ご本人であることを確認のうえ対応します。`,
      ],
    },
    {
      heading: '10. 改定',
      paragraphs: ['本ポリシーを改定するときは、お知らせによりご案内します。'],
    },
  ],
})
