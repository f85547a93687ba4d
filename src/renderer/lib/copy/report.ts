/** Texts for reporting a post or a review to the operator (D-85). */
export const reportCopy = {
  button: '通報',
  title: (subject: string) => `${subject}を通報する`,
  lead: '理由をお選びください。運営局へのメッセージに、続きをお書きいただけます。書いた方には伝わりません。',
  reasons: ['個人情報が書かれている', '不快な表現・中傷', '勧誘や宣伝', '事実と異なる内容', 'その他の理由'],
  subject: { post: '掲示板の投稿', review: '口コミ' },
  draft: (subject: string, address: string, about: number | string, reason: string) =>
    `【通報】${subject}（${address} 番号：${about}）\n理由：${reason}\n内容：`,
} as const
