import { useAtomValue, useSetAtom } from 'jotai'
import { Button } from '../../ui/base/button.tsx'
import { Brand } from '../../ui/brand/brand.tsx'
import { clockQuery, useIsMock, useMockQuery } from '../control/queries.ts'
import { paletteKeys } from '../parts/machine.ts'
import { connectedAtom, isJumpingAtom, paletteOpenAtom } from '../state/layout.ts'
import { jump } from './clock-actions.ts'
import { EdgeButton } from './edge-button.tsx'
import { JumpProgress } from './jumps.tsx'
import { MovePopup } from './move-popup.tsx'
import { ClockFace, PaceSwitch } from './pace-switch.tsx'
import { TrackZoom, Track } from './track.tsx'
import { UndoButtons } from './undo-buttons.tsx'

/** The time bar: virtual time, its pace, coming effects and jumps. Disabled without a server. */
export function TimeBar() {
  const jumping = useAtomValue(isJumpingAtom)
  const isLong = Boolean(useMockQuery(clockQuery).data?.jump)
  const isMock = useIsMock()
  const connected = useAtomValue(connectedAtom)
  const openPalette = useSetAtom(paletteOpenAtom)
  return (
    <header
      aria-label="時刻"
      inert={!connected}
      className="relative z-10 flex h-16 shrink-0 items-center gap-4 border-b border-line bg-surface px-4.5 inert:*:opacity-40"
    >
      <h1 className="leading-none">
        <Brand />
        <span className="sr-only">ワークベンチ</span>
      </h1>
      {isMock ? (
        <>
          <ClockFace />
          <PaceSwitch />
          <UndoButtons />
          <Track />
          <TrackZoom />
          {isLong && <JumpProgress />}
          <div className={isLong ? 'hidden' : 'flex items-center gap-1.5'}>
            <EdgeButton edge="next-reset" />
            <Button tone="quiet" size="xs" disabled={jumping} onClick={() => void jump({ advance: 'P1D' })}>
              +24時間
            </Button>
            <EdgeButton edge="hold-end" className="max-xl:hidden" />
            <EdgeButton edge="next-charge" className="max-xl:hidden" />
            <MovePopup />
          </div>
        </>
      ) : (
        <span className="flex-1" />
      )}
      <button
        type="button"
        title={`コマンドパレット（${paletteKeys}）`}
        aria-label="コマンドパレットを開く"
        onClick={() => openPalette(true)}
        className="shrink-0 rounded-[5px] px-1.5 py-1.5 text-xs/none font-medium whitespace-nowrap text-ink-3 inset-ring inset-ring-line-strong hover:bg-wash hover:text-ink"
      >
        {paletteKeys}
      </button>
    </header>
  )
}
