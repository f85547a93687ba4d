import { commonCopy } from '../../../lib/copy/common.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'

/** Texts of /review, /reviewform, /reviewindex and /myreviewindex (REVIEW). The contract has the eleven items. */
export const reviewCopy = {
  public: {
    title: pageTitles['/review'],
    newest: '新着',
    popular: '人気',
    toMine: '自分の口コミを見る',
    forMen: '公開された口コミは、すべての女性会員が閲覧できます。',
    satisfaction: '満足度',
    praise: 'よかったところ',
    /** Ratings 3 and 4 of form_profile, whose own words need their question. */
    asInProfile: { 3: 'ほぼプロフィールどおり', 4: 'プロフィールどおり' },
    today: '今日',
    yesterday: '昨日',
    withoutText: '本文のない口コミ',
    onThisPage: (n: number) => `このページに${n}件`,
    more: '続きを読む',
    less: '閉じる',
    ellipsis: '…',
    like: '参考になった',
    unlike: '参考になったを取り消す',
    likes: (n: number) => `${n}人が「参考になった」と答えています`,
    items: '評価の内訳',
    empty: '口コミはまだありません。',
    emptyHint: '女性会員が、お会いした方のプロフィールから投稿した口コミが並びます。',
  },

  form: {
    title: pageTitles['/reviewform'],
    about: (name: string) => `${name}さんとお会いしたときの口コミ`,
    aboutWords: ['お会いしたとき', '口コミ'],
    lead: 'お会いしたときのことをお聞かせください。お名前は公開されません。',
    date: 'お会いした日',
    dateEarly: (from: string) => `${from}より前の日は選べません。お相手をご紹介した日からお選びいただけます。`,
    dateFuture: 'まだ来ていない日は選べません。',
    dateWrong: 'お会いした日をご確認ください',
    textWrong: '口コミの文字数をご確認ください',
    dateTaken: 'その日の口コミはすでに投稿されています。',
    ratings: '評価',
    text: '口コミ',
    textHint: 'お相手への思いやりのある言葉でお書きください。個人が分かることは書かないでください。',
    textPlaceholder: '例）待ち合わせからお別れまで、ずっと気づかってくださいました。',
    tooLong: '2,000文字以内で入力してください。',
    publishing: '全文の公開',
    submit: '投稿する',
    submitting: '投稿しています…',
    incomplete: 'すべて入力してください',
    lookupFailed: commonCopy.errorOccurred,
  },

  mine: {
    empty: '投稿した口コミはまだありません。',
    emptyHint: 'マッチングした方のプロフィールの「口コミを書く」から投稿できます。',
    with: (name: string) => `${name}さん`,
    withNobody: 'お相手',
    metOn: (date: string) => `お会いした日 ${date}`,
    postedOn: (date: string) => `投稿日 ${date}`,
  },
} as const
