import { useState, type ReactNode } from 'react'
import { closeOpenedCapsule, type OpenedCapsule } from '../../../contract/control/capsule.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { callControl } from '../control/call-control.ts'
import { openedQuery, queryClient, useMockQuery } from '../control/queries.ts'
import { ActionButton } from '../parts/buttons.tsx'
import { useOpenPanel } from '../parts/panel.tsx'
import { Popup } from '../parts/popup.tsx'
import { exchangeSourceAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { goTo } from '../time/history-actions.ts'
import { formatMoment } from '../time/moments.ts'
import { UndoButtons } from '../time/undo-buttons.tsx'
import { ScreenshotsDialog } from './capsule-section.tsx'

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
    await callControl(closeOpenedCapsule)
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
          <Told label="起きたこと">{note.happened}</Told>
          <Told label="期待していたこと">{note.expected}</Told>
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
              <Button tone="quiet" size="xs" icon="activity" onClick={showExchanges}>
                {`通信 ${exchanges.length.toLocaleString('ja')}件`}
              </Button>
            )}
            {screenshots.length > 0 && (
              <Button tone="quiet" size="xs" icon="camera" onClick={() => setShown(true)}>
                {`画面の写真 ${screenshots.length}枚`}
              </Button>
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

function Told({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <p className="text-xs font-medium text-ink-2">{label}</p>
      <p className="max-h-32 overflow-auto whitespace-pre-wrap">{children}</p>
    </div>
  )
}
