import type { RecordChange } from '../../../contract/control/history.ts'

/** Names of the world's tables on the screens. Other tables show their own name. */
const titles: Readonly<Record<string, string>> = {
  members: '会員',
  profiles: 'プロフィール',
  pairings: '組み合わせ',
  messages: 'メッセージ',
  operatorMessages: '運営局とのメッセージ',
  likes: 'いいね',
  likePurchases: 'いいねの購入',
  footprints: '足跡',
  reviews: '口コミ',
  reviewLikes: '口コミへのいいね',
  topics: '掲示板の話題',
  posts: '掲示板の投稿',
  postLikes: '投稿へのいいね',
  subscriptions: 'プラン',
  payments: 'お支払い',
  cardTokens: 'カードの引き換え',
  secureChecks: '3Dセキュアの確認',
  cancelReasons: '解約・退会の理由',
  ageDocuments: '年齢確認書類',
  rankRequests: 'ランクの申請',
  recommendSettings: 'レコメンドの条件',
  statusActivations: 'レコメンドの開始',
  logins: 'ログイン',
  mails: 'メール',
  uploads: '写真',
  announcements: 'アナウンス',
  announcementReads: 'アナウンスの既読',
  notices: 'お知らせ',
  news: '最新情報',
  popupViews: 'キャンペーンの非表示',
  settings: '世界の設定',
}

const tableTitle = (table: string): string => titles[table] ?? table

const kinds = { added: '追加', changed: '変更', removed: '削除' } as const

/** Changes of the world by record and field. */
export function WorldChanges({ changes }: { changes: readonly RecordChange[] }) {
  if (changes.length === 0) return <p className="text-s text-ink-2">世界は変わりませんでした。</p>
  return (
    <ul className="grid gap-2.5">
      {changes.map(({ table, id, kind, members, fields }) => (
        <li key={`${table}/${id}`} className="overflow-hidden rounded-m inset-ring inset-ring-line">
          <p className="flex items-baseline gap-2 bg-sunken px-3 py-1.5 text-s font-semibold">
            {tableTitle(table)}
            <code className="font-mono text-xs font-normal text-ink-2">
              {table} #{id}
            </code>
            <span className="ms-auto text-xs font-normal text-ink-2">
              {members.map(({ name, id: member }) => name || `#${member}`).join(' × ')} {kinds[kind]}
            </span>
          </p>
          <dl className="divide-y divide-line px-3 font-mono text-xs">
            {fields.map(({ field, before, after }) => (
              <div key={field} className="grid grid-cols-[8rem_1fr] gap-2 py-1.5">
                <dt className="truncate text-ink-2" title={field}>
                  {field}
                </dt>
                <dd className="min-w-0 break-all">
                  {before !== null && (
                    <>
                      <del className="text-rose no-underline">{shorten(before)}</del>
                      <span aria-hidden> → </span>
                      <span className="sr-only">から</span>
                    </>
                  )}
                  {after === null ? (
                    <span className="text-ink-3">なし</span>
                  ) : (
                    <ins className="text-leaf no-underline">{shorten(after)}</ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const longest = 160
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
