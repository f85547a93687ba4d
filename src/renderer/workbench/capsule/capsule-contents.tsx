import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { exchangesInCapsule } from '../../../contract/control/capsule.ts'
import { type IconName, Icon } from '../../ui/base/icon.tsx'
import { clockQuery } from '../control/clock-query.ts'
import { useNow } from '../control/use-now.ts'
import { bridge } from '../parts/bridge.ts'
import { phoneCountAtom } from '../state/phones.ts'
import { formatMoment } from '../time/format-moment.ts'

/** What a file that is written now would hold. */
export function CapsuleContents() {
  const count = useAtomValue(phoneCountAtom)
  const { data: clock } = useQuery(clockQuery)
  const now = useNow()
  const pace = clock?.mode === 'running' ? `進行 ${clock.speed}×` : '停止'
  const lines: readonly (readonly [IconName, string, string])[] = [
    ['map', '世界とバリエーション', '会員・組み合わせ・支払いなど、すべての記録'],
    ['image', '写真と書類', 'アップロードされた画像（位置情報は除去済み）'],
    ['phone', `${count}台のスマートフォン`, 'ログイン・ページ・スクロール位置・下書き・大きさ・配色'],
    ['clock', '時刻と速さ', `${now === undefined ? '' : `${formatMoment(now)} ・ `}${pace}`],
    ['bolt', '障害', '設定中の障害と、起きた回数'],
    ['activity', `直前の通信 ${exchangesInCapsule}件`, '鍵・パスワード・カード番号は伏せてあります'],
    ...(bridge ? ([['camera', '画面の写真', `${count}枚`]] as const) : []),
  ]
  return (
    <ul aria-label="ファイルに入るもの" className="divide-y divide-line border-y border-line">
      {lines.map(([icon, title, text]) => (
        <li key={title} className="flex items-start gap-3 py-2">
          <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-ink-2" />
          <span className="min-w-0">
            <span className="block text-s font-medium">{title}</span>
            <span className="block text-xs text-ink-3 num">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
