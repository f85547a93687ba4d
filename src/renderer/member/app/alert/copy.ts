/** Texts of the alert banner (D-78). */
export const alertCopy = {
  label: '新着のお知らせ',
  open: '開く',
  justNow: 'たった今',
  /** For hidden pages and pages without member names. */
  nameless: '新着があります',
  message: {
    text: '新しいメッセージが届きました',
  },
  match: {
    several: (count: number) => `${count}人のお相手`,
    text: 'マッチングが成立しました',
  },
  age: {
    verified: '年齢確認が完了しました',
    verifiedWomanText: 'ホームから、ご利用を始められます。',
    verifiedManText: '書類の確認が済みました。',
    resubmit: '書類の再提出が必要です',
    resubmitText: '撮り方をご確認のうえ、もう一度ご提出ください。',
  },
  rank: {
    raised: (rank: string) => `ランクが${rank}になりました`,
    raisedText: 'ランク申請の結果です。',
    unchanged: 'ランク申請の審査が終わりました',
    unchangedText: (rank: string) => `今回はランク${rank}のままとなりました。`,
  },
} as const
