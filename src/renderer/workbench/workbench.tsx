import { useAtomValue } from 'jotai'
import { FlashOutlet } from '../ui/feedback/flash-outlet.tsx'
import { Palette } from './palette/palette.tsx'
import { closeFlash, flashesAtom } from './parts/flash.ts'
import { useTheme } from './parts/use-theme.ts'
import { BackendBanner } from './shell/backend-banner.tsx'
import { Dock } from './shell/dock.tsx'
import { Rail } from './shell/rail.tsx'
import { StorageBanner } from './shell/storage-banner.tsx'
import { useBridgeCommands } from './shell/use-bridge-commands.ts'
import { useDrop } from './shell/use-drop.ts'
import { useEvents } from './shell/use-events.ts'
import { useFollowTime } from './shell/use-follow-time.ts'
import { useHotkeys } from './shell/use-hotkeys.ts'
import { useOpened } from './shell/use-opened.ts'
import { Stage } from './stage/stage.tsx'
import { TimeBar } from './time/time-bar.tsx'

/** The whole instrument: time across the top, then rail, stage and dock. */
export function Workbench() {
  useTheme()
  useEvents()
  useFollowTime()
  useHotkeys()
  useBridgeCommands()
  useOpened()
  useDrop()
  const flashes = useAtomValue(flashesAtom)
  return (
    <div className="flex h-dvh min-w-[60rem] flex-col overflow-hidden">
      <BackendBanner />
      <StorageBanner />
      <TimeBar />
      <div className="flex min-h-0 flex-1">
        <Rail />
        <Stage />
        <Dock />
      </div>
      <Palette />
      <FlashOutlet items={flashes} onClose={closeFlash} place="corner" />
    </div>
  )
}
