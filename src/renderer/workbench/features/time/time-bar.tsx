import { useAtomValue } from 'jotai'
import { Brand } from '../../../ui/brand/brand.tsx'
import { useIsMock, useMockQuery } from '../../hub/control/backend-queries.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { connectedAtom, isJumpingAtom } from '../../hub/state.ts'
import { Slot } from '../../hub/window-features.tsx'
import { SmallButton } from '../../parts/buttons.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { ClockFace } from './clock-face.tsx'
import { timeCopy } from './copy.ts'
import { EdgeButton } from './edge-button.tsx'
import { JumpProgress } from './jump-progress.tsx'
import { jump } from './jump.ts'
import { MovePopup } from './move-popup.tsx'
import { PaceSwitch } from './pace-switch.tsx'
import { PaletteButton } from './palette-button.tsx'
import { TrackZoom } from './track/track-zoom.tsx'
import { Track } from './track/track.tsx'

/** The time bar: virtual time, its pace, coming effects and jumps, and tools of other features. Disabled without a server. */
export function TimeBar() {
  const jumping = useAtomValue(isJumpingAtom)
  const isLong = Boolean(useMockQuery(clockQuery).data?.jump)
  const isMock = useIsMock()
  const connected = useAtomValue(connectedAtom)
  const words = useCopy(timeCopy).bar
  return (
    <header
      aria-label={words.label}
      inert={!connected}
      // Scrolls sideways in a window narrower than the desktop app's smallest, as at 200% zoom.
      className="group/bar relative z-10 flex h-16 shrink-0 items-center gap-4 border-b border-line bg-surface px-4.5 inert:*:opacity-40 max-[84rem]:gap-3 max-[84rem]:px-3 max-[60rem]:scroll-row"
    >
      <h1 className="leading-none max-xl:[&_.font-display]:sr-only">
        <span lang="ja">
          <Brand />
        </span>
        <span className="sr-only">{words.workbench}</span>
      </h1>
      {isMock ? (
        <>
          <ClockFace />
          <PaceSwitch />
          <UndoButtons />
          {/* The panel 時刻 lists the same where the bar has no room. */}
          <div className="contents max-[68rem]:hidden">
            <Track />
            <TrackZoom />
          </div>
          <span className="flex-1 min-[68rem]:hidden" />
          {isLong && <JumpProgress />}
          <div className={isLong ? 'hidden' : 'flex shrink-0 items-center gap-1.5 whitespace-nowrap'}>
            <EdgeButton edge="next-reset" />
            <SmallButton disabled={jumping} onClick={() => void jump({ advance: 'P1D' })}>
              {words.oneDay}
            </SmallButton>
            <EdgeButton edge="hold-end" className="max-xl:hidden" />
            {/* Leaves its room to the track where a tool has taken that. */}
            <EdgeButton
              edge="next-charge"
              className="max-[84rem]:group-has-[[data-tools]>*]/bar:hidden max-xl:hidden"
            />
            <MovePopup />
          </div>
        </>
      ) : (
        <span className="flex-1" />
      )}
      <div data-tools className="contents">
        <Slot slot="topTools" />
      </div>
      <PaletteButton />
    </header>
  )
}
