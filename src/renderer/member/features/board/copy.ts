/** Texts of /topics and /topic (TOPIC). */
export const boardCopy = {
  tab: {
    label: '掲示板の種類',
    common: '共通',
    male: '男性専用',
    female: '女性専用',
  },

  list: {
    posts: (n: number) => `投稿 ${n}件`,
    count: (n: number) => `${n}件`,
    fresh: '新しい投稿があります',
    noPost: 'まだ投稿はありません。',
    empty: 'トピックはまだありません。',
    unknown: 'このトピックは表示できません。',
    emptyHint: 'トピックは運営局が用意します。ご希望の話題は、運営局へのメッセージでお聞かせください。',
  },

  post: {
    male: '男性',
    female: '女性',
    mine: '自分の投稿',
    like: 'いいね',
    unlike: 'いいねを取り消す',
    likes: (n: number) => `いいね ${n}件`,
    delete: '投稿を削除',
    empty: '最初の投稿をお待ちしています。',
    viewOnly: 'このトピックは閲覧のみです。',
    backToList: '掲示板へ戻る',
    // A post sent twice because its first response was lost (D-115).
    twin: '同じ投稿が2つあります。',
    removeTwin: '1つを削除する',
  },

  form: {
    label: '投稿する内容',
    placeholder: '心地よく読める言葉でお書きください',
    note: '投稿内容は外部コンテンツで使用される場合があります。',
    tooLong: '500文字以内で入力してください。',
    submit: '投稿する',
    submitting: '投稿しています…',
    failed: '投稿できませんでした。',
  },

  deleteDialog: {
    title: '削除確認',
    text: '削除してもよろしいですか？',
  },
} as const
