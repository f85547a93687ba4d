import { type AboutPage, type AboutSection, section } from '../../../../lib/copy/legal.ts'
import { type LegalFacts, noteOf } from './facts.ts'
import { premiumPrice } from './prices.ts'

const feesOfMen = [
  '男性会員は、所定のプランの料金をクレジットカードでお支払いいただくことで、本サービスのすべての機能を利用できます。',
  '料金は税込で、プランの選択の画面に表示します。',
]

const feesOfWomen = [
  '女性会員は、無料で本サービスを利用できます。',
  `任意のプレミアムプランの料金は、30日ごとに${premiumPrice()}（税込）です。ご案内した方は、初回を無料とします。`,
]

const renewalOfPlans = [
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
export const termsMalePage = (facts: LegalFacts) =>
  pageOf(facts, { fees: feesOfMen, renewal: renewalOfPlans, cancelling: cancellingOfMen, leaving: leavingOfMen })

/** Page /about/terms/female (NAV-35). */
export const termsFemalePage = (facts: LegalFacts) =>
  pageOf(facts, { fees: feesOfWomen, renewal: renewalOfPlans, cancelling: cancellingOfWomen, leaving: leavingOfWomen })

/** Page /about/terms for visitors, with the terms common to both sexes (NAV-35). */
export const termsPage = (facts: LegalFacts) =>
  pageOf(facts, {
    fees: [...feesOfMen, ...feesOfWomen],
    renewal: renewalOfPlans,
    cancelling: [
      ...cancellingOfMen,
      '女性会員は、プレミアムプランの解約の後も、無料の会員として引き続き利用できます。',
    ],
    leaving: [...leavingOfMen, '女性会員は、退会アンケートの画面からいつでも退会できます。'],
  })

const pageOf = (facts: LegalFacts, variant: TermsVariant): AboutPage => ({
  title: '利用規約',
  note: noteOf(facts),
  sections: termsArticles(facts.court, variant),
})

/** Parts of the terms that differ between men, women and visitors: fees, renewal, cancellation and withdrawal. */
interface TermsVariant {
  fees: readonly string[]
  renewal: readonly string[]
  cancelling: readonly string[]
  leaving: readonly string[]
}

/** Returns the twenty articles of the terms. Other texts cite article 10, on refunds (CANCEL-38). */
function termsArticles(court: string, { fees, renewal, cancelling, leaving }: TermsVariant): readonly AboutSection[] {
  return [
    section(
      '第1条（適用）',
      '本規約は、宵待（以下「本サービス」といいます）の利用に関する、会員と当社との間の関係に適用されます。',
      '当社が本サービス内に掲載するご案内や注意事項は、本規約の一部となります。',
    ),
    section(
      '第2条（会員の資格）',
      '本サービスは、18歳以上の方（高校生を除きます）だけがご利用いただけます。18歳の高校生の方は、18歳になった後の4月2日までご登録いただけません。',
      '当社は、公的な書類により年齢を確認します。18歳未満であることが分かった場合は、直ちに利用をお断りします。',
    ),
    section(
      '第3条（登録）',
      '登録を希望される方は、正確な情報により登録の手続きを行うものとします。',
      'おひとりで複数の登録を行うこと、他の方になりすまして登録することはできません。',
    ),
    section(
      '第4条（アカウントの管理）',
      '会員は、メールアドレスとパスワードを自己の責任で管理するものとします。',
      '第三者による利用が疑われるときは、速やかに運営局までお知らせください。',
    ),
    section(
      '第5条（サービスの内容）',
      '本サービスは、会員同士の出会いの機会を提供するものであり、出会いや交際の成立を保証するものではありません。',
      'レコメンドの人数や方法、表示の順序などは、当社の判断により変更することがあります。',
    ),
    section('第6条（料金とお支払い）', ...fees),
    section('第7条（自動更新）', ...renewal),
    section(
      '第8条（いいね）',
      'いいねには、毎日のログインで付与される無料分と、購入分があります。無料分は翌朝3:00に失効します。',
      '購入したいいねの有効期限は、購入から180日です。いいねを送ると、購入分から先に消費されます。',
      'いいねの購入は、24時間に1回までとします。',
    ),
    section('第9条（解約）', ...cancelling),
    section(
      '第10条（返金）',
      'お支払い済みの料金は、期間の途中で解約または退会された場合を含め、返金されません。',
      '購入したいいねも、使用の有無にかかわらず返金の対象となりません。ただし、法令により返金が必要な場合を除きます。',
    ),
    section(
      '第11条（禁止事項）',
      '18歳未満の方に関わる一切の行為、売買春その他の金銭の授受を伴う交際の勧誘、営業や他のサービスへの勧誘を禁止します。',
      '同意のない撮影や録音、画像や文章の無断転載、個人情報の聞き出しや公開を禁止します。',
      '暴言、脅し、つきまとい、差別的な言動など、お相手の尊厳を傷つける行為を禁止します。',
      'メッセージにURLを含めること、QRコードや性器の写真を掲載することを禁止します。',
    ),
    section(
      '第12条（同意と安全）',
      '会員は、お相手の明確な同意を常に確かめ、同意が得られないとき、または取り消されたときは、直ちに行為をやめるものとします。',
      '感染症の予防や避妊を含む健康への配慮は、お互いの責任で行うものとします。',
    ),
    section(
      '第13条（投稿と口コミ）',
      '会員は、投稿した文章や画像について必要な権利を有していることを保証するものとします。',
      '掲示板の投稿内容は、個人が分からない形で、外部コンテンツで使用される場合があります。',
      '口コミには、個人が分かる内容を書くことはできません。当社は、不適切な口コミを非公開にすることができます。',
    ),
    section(
      '第14条（マッチングの解消）',
      '会員は、いつでも理由を告げずにマッチングを解消することができます。解消したマッチングは元に戻せません。',
      '解消の後も、運営局への相談や通報を行うことができます。',
    ),
    section(
      '第15条（利用の停止）',
      '会員が本規約に反したとき、または反するおそれがあるときは、当社は事前の通知なく、利用を停止することができます。',
    ),
    section('第16条（退会）', ...leaving),
    section(
      '第17条（免責）',
      '会員同士の間で生じた紛争は、当事者の間で解決するものとします。当社は、解決のために必要な協力を行います。',
      '当社の故意または重大な過失による場合を除き、本サービスの中断や停止によって生じた損害について、当社は責任を負いません。',
    ),
    section('第18条（個人情報）', '当社は、会員の個人情報を、プライバシーポリシーに従って取り扱います。'),
    section(
      '第19条（規約の変更）',
      '当社は、必要に応じて本規約を変更することがあります。重要な変更は、お知らせにより事前にご案内します。',
    ),
    section(
      '第20条（準拠法と管轄）',
      `本規約は日本法に従って解釈されます。本サービスに関する紛争は、${court}\u2060を第一審の専属的合意管轄裁判所とします。`,
    ),
  ]
}
