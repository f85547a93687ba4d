/** Texts before the app is loaded. Separate, because the entry has no other texts. */
export const startCopy = {
  failed: '読み込めませんでした。通信状況をご確認のうえ、再読み込みしてください。',
  reload: '再読み込み',
} as const
