import { useState, type ReactNode } from 'react'
import { closeOpenedCapsule, type OpenedCapsule } from '../../../contract/control/capsule.ts'
import { Button, IconButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { callControl } from '../control/call-control.ts'
import { useMockQuery, openedQuery, queryClient } from '../control/queries.ts'
import { attempt } from '../parts/flash.ts'
import { useOpenPanel } from '../parts/panel.tsx'
import { exchangeSourceAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { formatMoment } from '../time/moments.ts'
import { ScreenshotsDialog } from './capsule-section.tsx'

/** The note of the file that was opened, above everything until it is put away. */
export function OpenedBanner() {
  const { data } = useMockQuery(openedQuery)
  return data ? <Banner opened={data} /> : null
}

function Banner({ opened }: { opened: OpenedCapsule }) {
  const { note, clock, faults, pictures, screenshots, exchanges } = opened
  const [shown, setShown] = useState(false)
  const openPanel = useOpenPanel()
  const close = async () => {
    await callControl(closeOpenedCapsule)
    store.set(exchangeSourceAtom, 'now')
    queryClient.setQueryData(openedQuery.queryKey, null)
  }
  const showExchanges = () => {
    store.set(exchangeSourceAtom, 'file')
    openPanel('/inspector')
  }
  const pace = clock.mode === 'running' ? `進行 ${clock.speed}×` : '停止'
  return (
    <section
      aria-label="開いたファイル"
      className="flex shrink-0 items-start gap-3 border-b border-line bg-lantern-soft px-4.5 py-2"
    >
      <Icon name="document" size={20} className="mt-0.5 shrink-0 text-lantern-ink" />
      <div className="min-w-0 flex-1 text-s">
        <p className="font-semibold">{note.title === '' ? '開いたファイルの場面です' : note.title}</p>
        <Told label="起きたこと">{note.happened}</Told>
        <Told label="期待していたこと">{note.expected}</Told>
        <p className="text-xs text-ink-2 num">
          {[`${formatMoment(Date.parse(clock.now))} ・ ${pace}`, `障害 ${faults}`, `写真と書類 ${pictures}枚`].join(
            ' ／ ',
          )}
        </p>
      </div>
      {exchanges.length > 0 && (
        <Button tone="quiet" size="xs" icon="activity" onClick={showExchanges}>
          {`通信 ${exchanges.length}件`}
        </Button>
      )}
      {screenshots.length > 0 && (
        <Button tone="quiet" size="xs" icon="camera" onClick={() => setShown(true)}>
          {`画面の写真 ${screenshots.length}枚`}
        </Button>
      )}
      <IconButton
        icon="close"
        size={34}
        iconSize={16}
        label="開いたファイルの案内を閉じる"
        onClick={() => void attempt(close)}
      />
      <ScreenshotsDialog open={shown} screenshots={screenshots} onClose={() => setShown(false)} />
    </section>
  )
}

function Told({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <p className="max-h-20 overflow-auto whitespace-pre-wrap">
      <span className="me-2 text-xs font-medium text-ink-2">{label}</span>
      {children}
    </p>
  )
}
