import { useAtomValue } from 'jotai'
import type { PhoneName } from '../../contract/rules/start-options.ts'
import { FlashOutlet } from '../ui/feedback/flash-outlet.tsx'
import { useFollowPage } from './beside/follow-page.ts'
import { OpenedChip } from './capsule/opened-chip.tsx'
import { HandsetBanner } from './handset/handset-banner.tsx'
import { HandsetDialog } from './handset/handset-dialog.tsx'
import { Palette } from './palette/palette.tsx'
import { closeFlash, flashesAtom } from './parts/flash.ts'
import { useTheme } from './parts/machine.ts'
import { useOpenPanel } from './parts/panel.tsx'
import { Caption, Curtain, Film } from './presenting/captions.tsx'
import { CaptureButtons } from './presenting/capture.tsx'
import { usePresenterLink } from './presenting/presenter-link.ts'
import { present } from './presenting/presenting-actions.ts'
import { usePresentingKeys } from './presenting/use-presenting-keys.ts'
import { BackendBanner, DamageBanner, StorageBanner } from './shell/banners.tsx'
import { Dock } from './shell/dock.tsx'
import { Rail } from './shell/rail.tsx'
import { useEvents, useFollowTime } from './shell/use-events.ts'
import { useDrop, useOpened } from './shell/use-opened.ts'
import { useBridgeCommands, useShortcuts } from './shell/use-shortcuts.ts'
import { Stage } from './stage/stage.tsx'
import { isPresentingAtom } from './state/presenting.ts'
import { PhoneEdges } from './time/phone-edges.tsx'
import { TimeBar } from './time/time-bar.tsx'

const edgesOf = (phone: PhoneName) => <PhoneEdges name={phone} />

/** Layout of the workbench: time across the top, then rail, stage and dock. */
export function Workbench() {
  useTheme()
  useEvents()
  useFollowTime()
  useShortcuts()
  useBridgeCommands()
  useOpened()
  useFollowPage()
  useDrop()
  usePresentingKeys()
  usePresenterLink()
  const isPresenting = useAtomValue(isPresentingAtom)
  // Hidden instead of unmounted during a presentation, because a remounted phone or panel would start again.
  const tools = isPresenting ? 'hidden' : 'contents'
  const openPanel = useOpenPanel()
  const flashes = useAtomValue(flashesAtom).map(({ links, ...item }) => ({
    ...item,
    actions: links.map((link) => ({
      label: link.label,
      onPress: () => ('to' in link ? openPanel(link.to) : link.run()),
    })),
  }))
  return (
    <div className="flex h-dvh min-w-[60rem] flex-col overflow-hidden">
      <BackendBanner />
      <StorageBanner />
      <DamageBanner />
      <HandsetBanner />
      <div className={tools}>
        <TimeBar />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className={tools}>
          <Rail />
        </div>
        <div className="relative flex min-w-0 flex-1">
          <Stage
            caption={<Caption />}
            film={<Film />}
            tools={<CaptureButtons />}
            chip={<OpenedChip />}
            edgesOf={edgesOf}
            onPresent={present}
          />
          <FlashOutlet
            items={isPresenting ? flashes.filter(({ tone }) => tone === 'alarm') : flashes}
            onClose={closeFlash}
            place="stage-foot"
          />
        </div>
        <div className={tools}>
          <Dock />
        </div>
      </div>
      <Curtain />
      <Palette />
      <HandsetDialog />
    </div>
  )
}
