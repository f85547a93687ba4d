import { commonCopy, productName } from '../../../lib/copy/common.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'

/** Texts of the landing page at / (D-31). */
export const landingCopy = {
  heading: productName,
  tagline: commonCopy.tagline,
  lead: '運営局とAIが、価値観と好みの合う方をおひとりずつご紹介します。急がず、無理をせず、心地よい距離から始めてください。',
  leadWords: ['急がず、'],
  adultsOnly: commonCopy.adultsOnly,
  noHighSchool: '高校生の方はご利用いただけません。',
  dailyFigures: commonCopy.dailyFigures,
  signUp: '新規登録',
  login: 'ログイン',

  features: {
    title: '宵待が大切にしていること',
    list: [
      {
        title: '好みの合う方だけを',
        text: 'お会いする前に確かめておきたいことを、プロフィールで伝え合えます。合わないと感じたら、見送るだけで大丈夫です。',
      },
      {
        title: '全員が年齢確認済み',
        text: '公的な書類による年齢確認を終えた方だけが、お相手とやりとりできます。',
      },
      {
        title: '最初のひと言は女性から',
        text: 'メッセージは女性の最初のひと言から始まります。返事を急かされることはありません。',
      },
      {
        title: '人の目が行き届く場所',
        text: '運営局へのメッセージ窓口をご用意しています。困ったときは、いつでもご相談ください。',
      },
    ],
  },

  steps: {
    title: 'ご利用の流れ',
    list: [
      { title: '登録する', text: 'メールアドレスとパスワードで登録し、届いたメールのリンクを開きます。' },
      { title: '年齢を確認する', text: `書類を提出します。確認は、${gateCopy.document.usual}。` },
      {
        title: 'お相手に出会う',
        text: '女性にはお相手をご紹介します。男性はプロフィールを整えてお待ちください。',
      },
      { title: 'メッセージを交わす', text: 'マッチングが成立すると、会話が始まります。' },
    ],
  },

  fees: {
    title: '料金',
    women: '女性は無料でご利用いただけます。より多くの出会いを望む方には、任意のプレミアムプランをご用意しています。',
    men: '男性は次のプランからお選びいただけます。いずれも税込で、解約されるまで自動で更新されます。',
  },

  safety: {
    title: '安心してお使いいただくために',
    list: [
      'お互いの同意を、何より大切にしています。',
      'マッチングの解消は、いつでもおひとりの判断でできます。',
      '写真の無断使用・転載を禁止しています。',
      'ご利用明細には「YM SERVICE」と表示されます。',
    ],
  },
} as const
