import { useAtomValue } from 'jotai'
import { FlashOutlet } from '../../ui/feedback/flash-outlet.tsx'
import { closeFlash, flashesAtom } from '../hub/control/flash.ts'
import { useOpenPanel } from '../hub/open-panel.ts'
import { connectedAtom } from '../hub/state.ts'

/** Short messages above the phones. Without a connection and during a presentation, only alarms are shown. */
export function Messages({ isPresenting }: { isPresenting: boolean }) {
  const openPanel = useOpenPanel()
  const connected = useAtomValue(connectedAtom)
  const shown = useAtomValue(flashesAtom).filter(({ tone }) => tone === 'alarm' || (connected && !isPresenting))
  const items = shown.map(({ links, text, lang, ...item }) => ({
    ...item,
    text: (
      <span title={text} lang={lang}>
        {text}
      </span>
    ),
    actions: links.map((link) => ({
      label: link.label,
      onPress: () => ('to' in link ? openPanel(link.to) : link.run()),
    })),
  }))
  return <FlashOutlet items={items} onClose={closeFlash} place="stage" />
}
