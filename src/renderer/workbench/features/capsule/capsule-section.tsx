import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import type { OpenedCapsule, Screenshot } from '../../../../contract/control/capsule.ts'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { bridge } from '../../hub/bridge.ts'
import { control } from '../../hub/control/call-control.ts'
import { clockQuery, openedQuery, queryClient, useMockQuery, useNow } from '../../hub/control/queries.ts'
import { formatMoment } from '../../hub/dates.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { exchangeSourceAtom, phoneCountAtom, store } from '../../hub/state.ts'
import { goTo } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { noteAtom, openCapsule, saveCapsule } from './capsule.ts'

const several = { maxLength: 4000, look: 'resize-y py-1.5' } as const
const noteFields = [
  { name: 'title', label: '題名', maxLength: 120, placeholder: '例：保留が終わった後に選び直せない' },
  { name: 'happened', label: '起きたこと', rows: 3, ...several },
  { name: 'expected', label: '期待していたこと', rows: 2, ...several },
] as const

/** Note for the recipient; all fields are optional. */
function NoteFields() {
  const [note, setNote] = useAtom(noteAtom)
  return (
    <div className="grid gap-3">
      {noteFields.map(({ name, ...field }) => (
        <Field key={name} {...field} value={note[name]} onChange={(text) => setNote({ ...note, [name]: text })} />
      ))}
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
function ScreenshotsDialog({ open, screenshots, onClose }: ScreenshotsDialogProps) {
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

/** Shows the name of the opened file among the tools of the stage. A press shows the author's note. */
export function OpenedChip() {
  const { data } = useMockQuery(openedQuery)
  return data ? <Chip opened={data} /> : null
}

function Chip({ opened }: { opened: OpenedCapsule }) {
  const { note, clock, faults, pictures, screenshots, exchanges, steps, former } = opened
  const [isOpen, setOpen] = useState(false)
  const [areShown, setShown] = useState(false)
  const openPanel = useOpenPanel()
  const close = async () => {
    await control.closeOpenedCapsule()
    store.set(exchangeSourceAtom, 'now')
    queryClient.setQueryData(openedQuery.queryKey, null)
  }
  const showExchanges = () => {
    store.set(exchangeSourceAtom, 'file')
    openPanel('/inspector?view=calls')
  }
  const title = note.title === '' ? '開いたファイル' : note.title
  const pace = clock.mode === 'running' ? `進行 ${clock.speed}×` : '停止'
  return (
    <>
      <Popup
        label="開いたファイル"
        side="top"
        open={isOpen}
        onOpenChange={setOpen}
        className="w-96 p-4"
        trigger={
          <button
            type="button"
            title={`開いたファイル：${title}`}
            className="inline-flex h-8.5 max-w-44 min-w-0 items-center gap-1.5 rounded-full bg-lantern-soft px-3 font-medium text-lantern-ink hover:bg-wash-press"
          >
            <Icon name="document" size={16} className="shrink-0" />
            <span className="truncate">{title}</span>
          </button>
        }
      >
        <div className="grid gap-3 text-s">
          <p className="font-semibold">{title}</p>
          <NoteText label="起きたこと">{note.happened}</NoteText>
          <NoteText label="期待していたこと">{note.expected}</NoteText>
          <p className="text-xs text-ink-2 num">
            {[`${formatMoment(Date.parse(clock.now))} ・ ${pace}`, `障害 ${faults}`, `写真と書類 ${pictures}枚`].join(
              ' ／ ',
            )}
          </p>
          {steps > 0 && (
            <div className="grid gap-1.5">
              <p className="text-ink-2">書き出した人の操作を、{steps}つ前まで行き来できます。</p>
              <UndoButtons withText />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {exchanges.length > 0 && (
              <SmallButton icon="activity" onClick={showExchanges}>
                {`通信 ${exchanges.length.toLocaleString('ja')}件`}
              </SmallButton>
            )}
            {screenshots.length > 0 && (
              <SmallButton icon="camera" onClick={() => setShown(true)}>
                {`画面の写真 ${screenshots.length}枚`}
              </SmallButton>
            )}
            <ActionButton icon="undo" run={() => goTo(former)}>
              開く前の世界に戻す
            </ActionButton>
            <ActionButton tone="text" run={close}>
              案内を閉じる
            </ActionButton>
          </div>
        </div>
      </Popup>
      <ScreenshotsDialog open={areShown} screenshots={screenshots} onClose={() => setShown(false)} />
    </>
  )
}

function NoteText({ label, children }: { label: string; children: React.ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <p className="text-xs font-medium text-ink-2">{label}</p>
      <p className="max-h-32 overflow-auto whitespace-pre-wrap">{children}</p>
    </div>
  )
}
