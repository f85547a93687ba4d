/** Before the app itself is there. A file of its own: the entry carries no other text. */
export const startCopy = {
  failed: '読み込めませんでした。通信状況をご確認のうえ、再読み込みしてください。',
  reload: '再読み込み',
} as const
