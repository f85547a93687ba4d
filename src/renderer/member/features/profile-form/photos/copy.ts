/** Texts of the photo slots and their dialog (PHOTO, L-15). */
export const photoCopy = {
  slot: (n: number) => `写真${n}`,
  main: 'メインの写真',
  add: '写真を追加',
  change: '写真を変更',
  delete: (n: number) => `写真${n}を削除`,

  deleteDialog: {
    title: '削除確認',
    text: '削除してもよろしいですか？',
  },

  notice: {
    removed: 'QRコードや性器の写真は削除します。',
    noReuse: '画像の無断使用・転載を禁止します。',
    metadata: '写真の位置情報などは、登録時に取り除かれます。',
  },

  sample: {
    choose: 'サンプルから選ぶ',
    doNotUse: 'サンプルを使わない',
    hint: '顔写真の代わりに、風景の画像をお使いいただけます。',
    option: (n: number) => `サンプル${n}`,
  },

  dropHint: 'ここに画像を置くか、貼り付けることもできます',

  crop: {
    title: '写真の調整',
    zoom: '拡大',
    use: 'この写真を使う',
    cancel: 'キャンセル',
  },

  uploading: (percent: number) => `アップロード中… ${percent}%`,
  // Saved fields with failed photos (D-65).
  savedWithout: '登録情報を更新しました。写真を送信できませんでした。',
  unsent: '写真を送信できませんでした。',
  unsentMark: '未送信',
  resend: 'もう一度送る',
  resendSlot: (n: number) => `写真${n}をもう一度送る`,
  sent: '写真を登録しました。',
} as const
