/** Sentences about a write whose answer is missing (D-110). */
export const outcomeCopy = {
  checking: '結果を確認しています。もう一度押さないでください。',
  unsent: '送信されていません。通信状況をご確認のうえ、もう一度お試しください。',
  unsaved: '保存されていません。通信状況をご確認のうえ、もう一度お試しください。',
  unconfirmed: '送信できたか確認できませんでした。通信状況をご確認のうえ、もう一度お試しください。',
  gone: 'すでに削除されています。',
} as const
