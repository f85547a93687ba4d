import { type AboutPage, section } from './legal.ts'

/** Placeholder for a partner or an account that does not exist yet. */
const partnerPlaceholder = '掲載内容は準備中です。公開時に、提携先の情報を記載します。'

/** A partner's card on home and the page behind it (HOME-71). */
interface PartnerPage extends AboutPage {
  lead: string
}

const guide = section(
  'ご利用方法',
  'ご予約の際に、宵待の会員であることをお伝えください。会員証のご提示やお名前の照会は必要ありません。',
)

const partner = (title: string, lead: string, text: string): PartnerPage => ({
  title,
  lead,
  note: partnerPlaceholder,
  sections: [section(title, lead, text), guide],
})

/** /about/partners/1 to 7, in order (HOME-71). */
export const partnerPages = [
  partner(
    '提携ホテル',
    '静かに過ごせる宿を、会員の方へ。',
    '入口とお支払いの両方で、人目を気にせずご利用いただける宿をご紹介します。',
  ),
  partner(
    '提携サロン',
    '大切な日の前に、身だしなみを整える時間を。',
    '髪、肌、爪のお手入れを、おひとりでも落ち着いて受けられるサロンをご紹介します。',
  ),
  partner(
    '性の健康相談',
    '言いにくいことを、専門家に相談できます。',
    '体や気持ちの悩みを、匿名で相談できる窓口をご紹介します。相談の内容が当社に伝わることはありません。',
  ),
  partner(
    '提携クリニック',
    '検査と予防を、安心できる場所で。',
    '感染症の検査や、避妊の相談ができる医療機関をご紹介します。定期的な検査は、お相手への思いやりです。',
  ),
  partner(
    'ランジェリーショップ',
    '自分のために選ぶ、やさしい着心地。',
    '着け心地と仕立てにこだわったお店をご紹介します。',
  ),
  partner(
    'フォトスタジオ',
    'プロフィール写真を、自然な表情で。',
    '顔を写さない撮影にも対応したスタジオをご紹介します。',
  ),
  partner(
    'デートスポット特集',
    '初めての待ち合わせに、落ち着いた場所を。',
    '人通りがあり、ゆっくり話せる喫茶店や散歩道をご紹介します。',
  ),
] as const

/** Words that must not break in the titles on a narrow card. */
export const partnerTitleWords = ['ショップ', '特集']
