import { gateCopy } from '../../../lib/copy/gate.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'

/** Texts of /age_confirmation (AGE, FAQ-26, L-15). */
export const ageDocumentCopy = {
  title: pageTitles['/age_confirmation'],
  lead: `年齢を確認できる書類を1点、撮影してご提出ください。確認は、${gateCopy.document.usual}。`,

  rule: {
    title: '撮影のときのお願い',
    /** Words that never break across lines. */
    whole: ['はっきり'],
    clear: '発行元と生年月日は、加工せずはっきり写してください。',
    cover: 'それ以外の部分（氏名・住所・番号・顔写真）は隠してください。',
    edges: '書類の四隅がすべて入るように撮ってください。',
    highSchool: '高校生の方はご利用いただけません。',
    notApproved: '発行元と生年月日が読み取れない書類は、承認されません。',
  },

  /** Drawn example of a masked document. */
  drawing: {
    label: '書類の例。生年月日と発行元は見えるまま、顔写真・氏名・住所・番号は隠してあります。',
    birthDate: '生年月日 ○年○月○日',
    issuer: '○○公安委員会',
    visible: '隠さないでください',
  },

  document: {
    title: 'ご利用いただける書類',
    notAccepted: '学生証はご利用いただけません。',
  },

  file: {
    choose: '画像を選ぶ',
    change: '画像を選び直す',
    takePhoto: 'カメラで撮影する',
    hint: 'JPEG・PNG・WebPの画像',
    dropHint: 'ここに画像を置くこともできます',
    alt: '選択した書類の画像',
  },

  submit: '提出する',
  uploading: 'アップロード中…',
  later: 'しばらくしてから再度提出してください',
  privacy: '提出された画像は年齢確認のためだけに使用し、確認が終わると削除します。お相手に表示されることはありません。',

  /** State while the operator reviews the document. */
  waiting: {
    heading: gateCopy.document.underReview,
    lead: '終わりましたら、アプリ内でお知らせします。',
    received: '書類を受け取りました',
    checking: '担当者が確認しています',
    // Shown only when this device does not know the time of submission.
    usual: gateCopy.document.usual,
    start: 'ご利用開始',
    startSoon: '確認が済みしだい、次へお進みいただけます',
    late: 'お時間をいただいております。ご不明な点は、運営局までお問い合わせください。',
    meanwhile: '待つあいだにできること',
    profile: 'プロフィールを整える',
    conditions: 'お相手の条件を決める',
    guide: '安心してお会いするために',
    operator: '運営局に問い合わせる',
    opensLater: 'レコメンド、タイムライン、メッセージは、確認のあとに開きます。',
    replace: '書類を差し替える',
    replaceText:
      '写りに心配があるときは、新しい画像をご提出いただけます。確認は、差し替えた時点からあらためて行います。',
  },

  state: gateCopy.document,
  verifiedText: '年齢確認は済んでいます。書類を提出する必要はありません。',
  toHome: 'ホームへ',
} as const
