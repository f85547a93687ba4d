/** Duration of a document check; its only wording (D-100, FAQ-24). Fixtures repeat it word by word. */
const usual = 'ご提出から6〜24時間で終わります'

/** Texts of the states that lock a member: document, payment, a woman's status (GATE, D-30, D-34). */
export const gateCopy = {
  /** Banner on home and at the head of /recommends, by a woman's status (GATE-31). */
  status: {
    checking: '運営局で登録内容を確認しています。',
    messagesClosed: 'ダイレクトメッセージが開放されていないため、メッセージをお送りできません。',
    paused: 'レコメンドは休止中です。再開について不明な点は運営局までお問い合わせください。',
    socialNotFound: 'SNSアカウントを確認できませんでした。IDをご確認ください。',
    toOperator: '運営局に問い合わせる',
    toForm: 'プロフィールを確認する',
  },

  document: {
    needed: '書類の提出が必要です',
    resubmit: '再提出が必要です',
    underReview: '書類を確認中です',
    verified: '年齢確認済み',
    underReviewText: `ご提出いただいた書類を確認しています。確認は、${usual}。`,
    usual,
    checkedBy: (day: string, hour: number, minute: string) =>
      `目安：${day}${hour}時${minute === '00' ? '' : `${minute}分`}ごろまで`,
    resubmitText: 'ご提出の書類では確認ができませんでした。撮り方をご確認のうえ、もう一度ご提出ください。',
  },
} as const
