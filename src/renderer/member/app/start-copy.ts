/** Texts before the app is loaded. Separate, because the entry has no other texts. */
export const startCopy = {
  notLoaded: '読み込めませんでした。通信状況をご確認のうえ、再読み込みしてください。',
  late: 'まだ読み込めていません。通信状況をご確認のうえ、再読み込みしてください。',
  notStarted: '宵待を開始できませんでした。ブラウザーを新しいものに更新してから、再読み込みしてください。',
  reload: '再読み込み',
} as const
