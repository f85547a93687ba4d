/** Texts of /questionaire, the women's withdrawal (QUIT, L-15). The contract lists the reasons. */
export const withdrawalCopy = {
  reason: {
    title: '退会の理由をお聞かせください',
    lead: 'よりよいサービスのために、お聞かせください。',
    label: '理由',
    missing: '理由を1つお選びください。',
    text: '詳しくお聞かせください（任意）',
    tooLong: '100文字以内で入力してください。',
    submit: '次へ',
    submitting: '送信しています…',
    failed: '送信に失敗しました。もう一度お試しください。',
  },

  thanks: {
    title: '退会のお手続き',
    text: 'これまでご利用いただき、ありがとうございました。',
    note: '退会すると、マッチングやメッセージはすべて閉じられ、元に戻せません。同じメールアドレスでの再登録もできません。',
    // Alternative for a woman who only wants to end the premium plan (CANCEL-41).
    premiumNote:
      'プレミアムプランだけを終える場合は、お支払い情報から解約できます。会員としては引き続きご利用いただけます。',
    toPayment: 'お支払い情報へ',
    withdraw: '退会',
    withdrawing: '手続きをしています…',
    back: '戻る',
    // Last confirmation (D-76).
    question: {
      title: '退会してもよろしいですか？',
      lead: '退会すると、次のものが失われ、元に戻せません。',
      plan: 'プレミアムプラン（お支払い済みの料金は返金されません）',
      likes: (n: number) => `購入済みのいいね ${n}個`,
      matches: (n: number) => `マッチング ${n}件とメッセージ`,
      noMatches: 'マッチングとメッセージ',
      address: '同じメールアドレスでは、もうご登録いただけません。',
      confirm: '退会する',
      cancel: '戻る',
    },
    failed: '退会処理に失敗しました。時間をおいて再度行ってください。',
  },

  done: {
    title: '退会の完了',
    text: '退会が完了しました。',
    toTop: 'トップへ',
  },
} as const
