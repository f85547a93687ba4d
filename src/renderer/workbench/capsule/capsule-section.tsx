import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import type { CapsuleNote, Screenshot } from '../../../contract/control/capsule.ts'
import { type IconName, Icon } from '../../ui/base/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { clockQuery, useNow } from '../control/queries.ts'
import { compactControl, Labelled, ActionButton } from '../parts/buttons.tsx'
import { bridge } from '../parts/files.ts'
import { phoneCountAtom } from '../state/phones.ts'
import { formatMoment } from '../time/moments.ts'
import { openCapsule } from './open-capsule.ts'
import { noteAtom, saveCapsule } from './save-capsule.ts'

/** Note for the recipient; all fields are optional. */
function NoteFields() {
  const [note, setNote] = useAtom(noteAtom)
  const set = (name: keyof CapsuleNote) => (event: { target: { value: string } }) =>
    setNote({ ...note, [name]: event.target.value })
  return (
    <div className="grid gap-3">
      <Labelled label="題名">
        <input
          value={note.title}
          maxLength={120}
          placeholder="例：保留が終わった後に選び直せない"
          onChange={set('title')}
          className={compactControl}
        />
      </Labelled>
      <Labelled label="起きたこと">
        <textarea
          rows={3}
          value={note.happened}
          maxLength={4000}
          onChange={set('happened')}
          className={`${compactControl} resize-y py-1.5`}
        />
      </Labelled>
      <Labelled label="期待していたこと">
        <textarea
          rows={2}
          value={note.expected}
          maxLength={4000}
          onChange={set('expected')}
          className={`${compactControl} resize-y py-1.5`}
        />
      </Labelled>
    </div>
  )
}

/** Contents of a capsule written now. */
function CapsuleContents() {
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
    ['activity', '通信とここまでの操作', '直前から順に5 MB分ずつ。鍵・パスワード・カード番号は伏せてあります'],
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

interface ScreenshotsDialogProps {
  open: boolean
  screenshots: readonly Screenshot[]
  onClose: () => void
}

/** Pictures of the phones when the capsule was written, for comparison with the stage. */
export function ScreenshotsDialog({ open, screenshots, onClose }: ScreenshotsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="書き出したときの画面">
      <div className="flex gap-4 overflow-x-auto">
        {screenshots.map(({ phone, content }) => (
          <figure key={phone} className="grid shrink-0 gap-1.5">
            <figcaption className="text-s font-semibold">{phone.toUpperCase()}</figcaption>
            <img
              src={`data:image/png;base64,${content}`}
              alt={`スマートフォン ${phone.toUpperCase()} の画面`}
              className="max-h-[60dvh] rounded-m outline outline-line"
            />
          </figure>
        ))}
      </div>
    </Dialog>
  )
}

/** Saves and opens capsules, with their note and contents. */
export function CapsuleSection() {
  return (
    <section aria-label="不具合を1ファイルに" className="mb-4 grid gap-2">
      <h3 className="text-s font-semibold">不具合を1ファイルに</h3>
      <div className="flex flex-wrap gap-2">
        <ActionButton icon="download" tone="primary" run={saveCapsule}>
          不具合を1ファイルに
        </ActionButton>
        <ActionButton icon="upload" run={openCapsule}>
          ファイルを開く…
        </ActionButton>
      </div>
      <details className="rounded-m bg-sunken px-4 py-2.5">
        <summary className="cursor-pointer text-s font-medium">ひと言を添える ・ ファイルに入るもの</summary>
        <div className="mt-3 grid gap-3">
          <NoteFields />
          <p className="text-s text-ink-2">
            この場面のすべてが、ひとつの .yoimachi ファイルに入ります。どこで開いても、同じ画面になります。
          </p>
          <CapsuleContents />
          {!bridge && (
            <p className="text-xs text-ink-3">
              画面の写真は、デスクトップアプリで書き出したときに入ります。ブラウザーからは撮れません。
            </p>
          )}
        </div>
      </details>
    </section>
  )
}
