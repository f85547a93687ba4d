import { yenText } from '../../../lib/amount-ja.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'

/** Texts of the card form, shared by plans, likes and /change_card, and of /change_card itself (PAY, CARD, L-15). */
export const cardCopy = {
  prompt: 'お支払い情報を入力してください',

  field: {
    number: 'カード番号',
    name: 'カード名義（ローマ字）',
    month: '有効期限（月）',
    year: '有効期限（年）',
    cvv2: 'CVV2コード',
    numberPlaceholder: '0000 0000 0000 0000',
    namePlaceholder: 'TARO YAMADA',
    cvv2Hint: 'カード裏面（一部は表面）の3桁または4桁の数字です。',
    brands: 'Visa・Mastercard・JCB・American Express・Diners Club・Discoverをご利用いただけます。',
    monthChoice: (n: number) => `${n}月`,
    yearChoice: (n: number) => `${n}年`,
    choose: '選択',
  },

  error: {
    required: '項目を入力してください',
    number: '有効なカード情報を入力してください',
    name: 'カードに記載のローマ字で入力してください',
    month: '有効な月を入力してください',
    year: '有効な年を入力してください',
    cvv2: 'CVV2コードは3桁または4桁の数字で入力してください。',
    tokenMissing: 'カード情報を正しく入力してください',
    post: commonCopy.checkInput,
    declined: 'カード会社で承認されませんでした',
  },

  // A payment without an answer (D-110).
  unpaid: 'お支払いは行われていません。',
  unpaidHint: '通信状況をご確認のうえ、もう一度お試しください。',
  unconfirmed: 'お支払いの結果を確認できませんでした。お支払い情報でご確認ください。',
  unchanged: 'カードを変更できたか確認できませんでした。料金はかかりませんので、もう一度お試しください。',

  // Link after a declined card (D-99).
  toNumber: 'カード番号を入力し直す',
  toOperator: '運営局に問い合わせる',

  // Card of a retried payment (D-67).
  masked: (brand: string, lastFour: string) => `${brand} •••• ${lastFour}`,
  retry: (card: string) =>
    `${card} のカード番号とCVV2コードを、もう一度入力してください。安全のため、この2つは保存していません。`,

  submit: '変更する',
  submitting: '変更しています…',
  note: 'カード情報は、お支払いの登録のためだけに使われます。宵待では保存しません。',
  statement: 'カードのご利用明細には「YM SERVICE」と表示されます。',
  statementName: 'YM SERVICE',

  noPlan: 'ご利用中のプランがないため、カードは変更できません。',

  result: {
    done: commonCopy.updated,
    toPaymentInformation: 'お支払い情報へ',
  },
} as const

/** Texts of the order card for plans and likes. */
export const orderCopy = { title: 'お申し込みの内容' } as const

/** Texts of plan selection, payment, 3-D Secure and payment information (PAY, PAYINFO2, L-15). */
export const paymentCopy = {
  select: {
    alreadyPaid: 'お支払いは確認済みです。',
    lead: 'ご希望のプランをお選びください。料金はすべて税込です。',
    plan: 'プラン',
    price: (yen: number) => `${yenText(yen)}（税込）`,
    yen: yenText,
    taxIncluded: '税込',
    perMonth: (yen: number) => `1ヶ月あたり ${yenText(yen)}`,
    off: (percent: number) => `${percent}%お得`,
    saving: (percent: number) => `1ヶ月プランより${percent}%お得`,
    orderHint: 'プランをお選びいただくと、料金と次回のお支払い日をこちらに表示します。',
    cycle: (cycleDays: number) => `2回目のお支払いは初回の${cycleDays + 1}日後、以降は${cycleDays}日ごとです。`,
    firstFree: '初回無料（2回目以降1,100円）',
    nextCharge: (date: string) => `本日ご登録いただいた場合、次回のお支払いは${date}です。`,
    planMissing: 'プランを選択してください。',
    card: 'カード情報',
    submit: 'お支払いを登録する',
    // Button with the amount (D-75).
    submitAmount: (yen: number) => `${yenText(yen)}で登録する`,
    submitFree: '初回無料で登録する',
    submitting: '登録しています…',
    toCampaign: 'ランクそのままキャンペーンを見る',
    refund: 'お支払い済みの料金は返金されません（利用規約第10条）。',
    change: 'プランを変更される場合は、一度解約してから登録し直してください。',
    renewal: '登録後は、解約されるまで自動で更新されます。',
    legacyOpen: 'プランを見る',
    legacyTitle: 'プランのご案内',
    womenLead: '女性のプレミアムプランは任意です。登録しなくても、無料でご利用いただけます。',
  },

  // Confirmation of a large amount (D-75).
  large: {
    title: (yen: number) => `${yenText(yen)}をお支払いになりますか？`,
    text: (item: string) => `${item}の料金（税込）です。お支払い後の返金はいたしかねます。`,
    confirm: '支払う',
    cancel: '戻る',
  },

  campaign: {
    headline: 'ランクそのままキャンペーン',
    note: 'お支払い後も現在のランクが引き継がれます。',
    toRegular: '通常のプランを見る',
  },

  confirm: {
    confirming: 'Payment Confirming...',
    text: 'お支払いを確認しています。',
    hint: '本人認証の画面に移動します。画面を閉じずにお待ちください。',
  },

  success: {
    text: 'お支払いありがとうございました。',
    lead: '今日からすべての機能をお使いいただけます。',
    leadWoman: '今日からプレミアムプランの特典をお使いいただけます。',
    stepsLeft: (n: number) => `ご登録ありがとうございます。あと${n}つのステップで、ご紹介が始まります。`,
    leadUnverified: '年齢確認が完了すると、すべての機能をお使いいただけます。',
    pending: 'お支払いの確認が取れるまで、少しお待ちください。',
    start: 'はじめる',
    toInformation: 'お支払い情報を見る',
    login: 'ログイン',
  },

  failure: {
    text: '申し訳ございません。お支払いを完了できませんでした。',
    lead: '料金は引き落とされていません。',
    reason: 'カード会社からの返答',
    error: (message: string) => `Error: ${message}`,
    hint: 'もう一度お試しいただくか、別のカードをお使いください。',
    unchanged: (card: string) => `${card}・お選びの内容は残っています`,
    bought: '24時間以内のご購入があるため、このお手続きは行われませんでした。料金は引き落とされていません。',
    again: 'もう一度試す',
    otherCard: '別のカードを使う',
    toOperator: '運営局に問い合わせる',
    login: 'ログイン',
  },

  // Receipt of a payment (D-67), and the one at the head of home (D-112).
  receipt: {
    title: 'お支払いの控え',
    thanks: 'ありがとうございます',
    plan: 'プラン',
    periodLabel: '期間',
    days: (from: string, to: string) => `${from}〜${to}`,
    howToCancel: '解約の方法',
    cancelWay: '「お支払い情報」の「定期課金の解約」から、いつでもできます。',
    period: (from: string, to: string) => `ご利用期間 ${from}〜${to}`,
    paidAt: 'お支払い日',
    card: 'カード',
    statement: '明細の表示名',
    next: '次回のお支払い',
    note: 'いずれも税込です。解約されるまで自動で更新されます。',
    cancel: '解約は「お支払い情報」の「定期課金の解約」から、いつでもできます。',
  },

  done: commonCopy.updated,

  information: {
    confirmed: 'お支払い確認済み',
    notConfirmed: 'お支払いの確認が取れていません',
    customerId: 'お客様ID',
    customerPassword: 'お客様パスワード',
    plan: 'ご利用中のプラン',
    nextPayment: '次回のお支払い日',
    lastPayment: '前回のお支払い日',
    amount: '料金',
    showPassword: '表示する',
    hidePassword: '隠す',
    // Read by screen readers after the name of the password.
    passwordShowAfter: 'を表示する',
    passwordHideAfter: 'を隠す',
    cancel: '定期課金の解約',
    cancelWarning: '解約すると、サービスをご利用いただけなくなります。',
    // Warning for a woman, whose membership continues without the plan (D-42, CANCEL-41).
    cancelWarningWoman:
      '解約すると、プレミアムプランの特典が終了します。会員としては、無料のまま引き続きご利用いただけます。',
    // Texts by state of the plan (D-66).
    missing: {
      never: { title: commonCopy.locked.paymentMissing.never },
      ended: {
        title: commonCopy.locked.paymentMissing.ended,
        text: 'もう一度ご利用になる場合は、プランをお選びください。',
      },
    },
    currentFree: '現在のプラン：無料',
    benefitsEnded: 'プレミアムプランの特典は終了し、プライバシーモードはオフになりました。',
    freeNote: 'お支払いの必要はありません。プレミアムプランは、いつでもご登録いただけます。',
    // Renewal declined by the card company (D-99).
    declined: (date: string, price: string) => `${date}の更新${price}がカード会社で承認されませんでした。`,
    declinedPrice: (price: string) => `（${price}）`,
    declinedHint: 'もう一度ご利用になる場合は、プランをお選びのうえ、別のカードをご登録ください。',
    registeredEmail: '登録メールアドレス',
    toSelect: 'プランを選択する',
    toOperator: '運営局に問い合わせる',
    changeCard: 'カードを変更する',
  },
} as const

/** Texts of /payment_information of a man without a running plan (D-125). */
export const unpaidCopy = {
  left: (n: number) => `あと${n}ステップでご紹介が始まります`,
  leftAndReview: (n: number) => `あと${n}ステップと書類の確認で、ご紹介が始まります`,
  document: '年齢確認書類を提出する',
  documentWaiting: gateCopy.document.underReview,
  plan: 'プランを選ぶ',
  present: '次はこちら',
  afterPlan: 'プランのご登録のあと、ホームでできます',
  gainsTitle: '準備が整うとできること',
  gainsAgain: 'ご利用を再開するとできること',
  gains: {
    introductions: { title: '女性へのご紹介が始まります', text: '好みの合う女性に、あなたをご紹介します。' },
    messages: { title: 'メッセージを交わせます', text: '最初のひと言は、いつも女性からです。' },
    timeline: { title: 'タイムラインを見られます', text: '気になる方に、いいねを送れます。' },
  },
  perMonth: '月あたり',
  yenFrom: '円から',
} as const
