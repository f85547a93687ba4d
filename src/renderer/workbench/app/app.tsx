import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { type PhoneName, presenterPath } from '../../../contract/rules/hosts.ts'
import { FlashOutlet } from '../../ui/feedback/flash-outlet.tsx'
import { useFollowPage } from '../features/backend/beside.ts'
import { OpenedChip } from '../features/capsule/capsule-section.tsx'
import { loadCapsule, putOnStage } from '../features/capsule/capsule.ts'
import { FaultChip } from '../features/faults/fault-chip.tsx'
import { HandsetBanner, HandsetDialog } from '../features/handset/handset.tsx'
import { loadHar } from '../features/inspector/har.ts'
import { Caption, Curtain, Film } from '../features/presenting/captions.tsx'
import { CaptureButtons } from '../features/presenting/capture.tsx'
import { present } from '../features/presenting/presenting-actions.ts'
import { usePresenterLink, usePresentingKeys } from '../features/presenting/use-presenting.ts'
import { Stage } from '../features/stage/stage.tsx'
import { PhoneEdges } from '../features/time/moment-row.tsx'
import { TimeBar } from '../features/time/time-bar.tsx'
import { bridge } from '../hub/bridge.ts'
import { control } from '../hub/control/call-control.ts'
import { closeFlash, flashesAtom, attempt } from '../hub/control/flash.ts'
import { queryClient } from '../hub/control/queries.ts'
import { useOpenPanel } from '../hub/open-panel.ts'
import { joinStage } from '../hub/phones/shared-stage.ts'
import { connectedAtom, isPresentingAtom, store } from '../hub/state.ts'
import { useTheme } from '../hub/theme.ts'
import { resetWorld } from '../hub/world/world-actions.ts'
import { useListener } from '../parts/use-listener.ts'
import { BackendBanner, DamageBanner, StorageBanner } from './banners.tsx'
import { Dock } from './dock.tsx'
import { Palette } from './palette/palette.tsx'
import { Rail } from './rail.tsx'
import { useBridgeCommands, useShortcuts } from './shortcuts.ts'
import { followWorld, useEvents, useFollowTime } from './use-events.ts'

const edgesOf = (phone: PhoneName) => <PhoneEdges name={phone} />

/** Layout of the workbench: time across the top, then rail, stage and dock. */
function Workbench() {
  useTheme()
  useEvents()
  useFollowTime()
  useShortcuts()
  useBridgeCommands()
  useOpened()
  useFollowPage()
  useDroppedFiles()
  usePresentingKeys()
  usePresenterLink()
  const isPresenting = useAtomValue(isPresentingAtom)
  // Hidden instead of unmounted during a presentation, because a remounted phone or panel would start again.
  const tools = isPresenting ? 'hidden' : 'contents'
  const openPanel = useOpenPanel()
  const connected = useAtomValue(connectedAtom)
  const flashes = useAtomValue(flashesAtom).map(({ links, ...item }) => ({
    ...item,
    actions: links.map((link) => ({
      label: link.label,
      onPress: () => ('to' in link ? openPanel(link.to) : link.run()),
    })),
  }))
  return (
    <div className="flex h-dvh min-w-[40rem] flex-col overflow-hidden">
      <BackendBanner />
      <StorageBanner />
      <DamageBanner />
      <HandsetBanner />
      <div className={tools}>
        <TimeBar>
          <FaultChip />
        </TimeBar>
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
            onStranded={followWorld}
          />
          <FlashOutlet
            // No success hides that the connection is lost.
            items={isPresenting || !connected ? flashes.filter(({ tone }) => tone === 'alarm') : flashes}
            onClose={closeFlash}
            place="stage"
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

const PresenterView = lazy(async () => ({
  default: (await import('../features/presenting/presenter-view.tsx')).PresenterView,
}))

/** The workbench with its providers. */
export function App() {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes>
            <Route
              path={presenterPath}
              element={
                <Suspense>
                  <PresenterView />
                </Suspense>
              }
            />
            <Route path="*" element={<Workbench />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </Provider>
  )
}

/** Opens a dropped file: a recording (`.har`) in its panel, any other file as a capsule. */
async function openDropped(file: File, openPanel: (address: string) => void): Promise<void> {
  if (!/\.har$/i.test(file.name)) return loadCapsule({ name: file.name, content: file })
  await loadHar(file)
  openPanel('/inspector?view=calls')
}

/** Opens a file dropped on the page outside the phones. Phones handle their own drops. */
function useDroppedFiles(): void {
  const openPanel = useOpenPanel()
  useListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
  })
  useListener('drop', (event) => {
    const file = event.dataTransfer?.files[0]
    if (file === undefined || event.defaultPrevented) return
    event.preventDefault()
    void attempt(() => openDropped(file, openPanel))
  })
}

/** Opens targets from outside: a capsule by double click or command line, or a link after the user's consent. */
function useOpened(): void {
  const openPanel = useOpenPanel()
  useEffect(() => {
    // Fails for a real API, which has no capsules. Other problems show elsewhere.
    joinStage()
      .then(() => control.takeCapsuleStage())
      .then(
        (stage) => stage && putOnStage(stage),
        () => {},
      )
  }, [])
  useEffect(
    () =>
      bridge?.onOpen((target) => {
        if (target.kind === 'capsule') void attempt(() => loadCapsule(target.file))
        else if (target.kind === 'panel') openPanel(`/${target.key}`)
        else void attempt(() => resetWorld({ scenario: target.key }))
      }),
    [openPanel],
  )
}
