import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { type PhoneName, presenterPath } from '../../contract/rules/start-options.ts'
import type { WorkbenchCommand } from '../../preload/bridge.ts'
import { FlashOutlet } from '../ui/feedback/flash-outlet.tsx'
import { OpenedChip } from './capsule/capsule-section.tsx'
import { loadCapsule, openCapsule, putOnStage, saveCapsule } from './capsule/capsule.ts'
import { closeFlash, flashesAtom, control, attempt } from './control/call-control.ts'
import { queryClient } from './control/queries.ts'
import { HandsetBanner, HandsetDialog } from './handset/handset.tsx'
import { Palette } from './palette/palette.tsx'
import { useFollowPage } from './panels/backend/beside.ts'
import { loadHar } from './panels/inspector/har.ts'
import { resetWorld } from './panels/world-actions.ts'
import { useTheme, bridge } from './parts/machine.ts'
import { useOpenPanel } from './parts/panel.tsx'
import { useListener } from './parts/popup.tsx'
import { Caption, Curtain, Film } from './presenting/captions.tsx'
import { CaptureButtons } from './presenting/capture.tsx'
import { present, openPresenter } from './presenting/presenting-actions.ts'
import { usePresenterLink, usePresentingKeys } from './presenting/use-presenting.ts'
import { BackendBanner, DamageBanner, StorageBanner, Dock } from './shell/dock.tsx'
import { Rail, usePanels } from './shell/rail.tsx'
import { useEvents, useFollowTime } from './shell/use-events.ts'
import { reloadPhones } from './stage/phone-actions.ts'
import { Stage } from './stage/stage.tsx'
import { isPresentingAtom, store, dockFoldedAtom, paletteOpenAtom } from './state.ts'
import { jump, togglePace } from './time/clock-actions.ts'
import { PhoneEdges } from './time/moment-row.tsx'
import { TimeBar } from './time/time-bar.tsx'
import { undo } from './time/undo.tsx'

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
  default: (await import('./presenting/presenter-view.tsx')).PresenterView,
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

const shortcuts: Readonly<Record<string, () => void>> = {
  k: () => store.set(paletteOpenAtom, (open) => !open),
  '\\': () => store.set(dockFoldedAtom, (folded) => !folded),
}

/** With ⌘ or Ctrl: K opens the palette, also from inside a phone; \ folds the panels. */
function useShortcuts(): void {
  useListener('keydown', (event) => {
    const act = shortcuts[event.key.toLowerCase()]
    if (!act || !(event.metaKey || event.ctrlKey) || event.altKey) return
    event.preventDefault()
    act()
  })
}

const bridgeActions: Record<Exclude<WorkbenchCommand, 'settings'>, () => unknown> = {
  palette: () => store.set(paletteOpenAtom, true),
  'clock-toggle': togglePace,
  'jump-next-reset': () => jump({ edge: 'next-reset' }),
  'jump-one-day': () => jump({ advance: 'P1D' }),
  rewind: undo,
  'capsule-open': () => attempt(openCapsule),
  'capsule-save': () => attempt(saveCapsule),
  'reload-phones': reloadPhones,
  present,
  presenter: openPresenter,
}

/** Runs commands of the desktop menu, and sends it the list of panels. */
function useBridgeCommands(): void {
  const openPanel = useOpenPanel()
  const shown = usePanels()
  useEffect(
    () =>
      bridge?.onCommand((command) => {
        if (command === 'settings') openPanel('/settings')
        else void bridgeActions[command]()
      }),
    [openPanel],
  )
  useEffect(() => {
    void bridge?.offerPanels(shown.map(({ key, title, english }) => ({ key, title, english })))
  }, [shown])
}

/** Opens a dropped file: a recording (`.har`) in its panel, any other file as a capsule. */
async function openDropped(file: File, openPanel: (address: string) => void): Promise<void> {
  if (!/\.har$/i.test(file.name)) return loadCapsule({ name: file.name, content: file })
  await loadHar(file)
  openPanel('/inspector?view=calls')
}

/** Opens a file dropped on the page outside the phones. Phones handle their own drops. */
function useDrop(): void {
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
    control.takeCapsuleStage().then(
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
