import type { OpenedCapsule } from '../../../../contract/control/capsule.ts'
import { control } from '../../hub/control/call-control.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { exchangeSourceAtom, store } from '../../hub/state.ts'
import { goTo } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { capsuleCopy } from './copy.ts'

/** Ends what the workbench shows of the opened file. Its world stays. */
async function closeOpened(): Promise<void> {
  await control.closeOpenedCapsule()
  // An HTTP Archive that is read instead stays.
  store.set(exchangeSourceAtom, (source) => (source === 'capsule' ? 'now' : source))
  queryClient.setQueryData(openedQuery.queryKey, null)
}

/** The author's calls and pictures, and the ways back to the former world and out of the file. */
export function OpenedActions({ opened, onShowPictures }: { opened: OpenedCapsule; onShowPictures: () => void }) {
  const words = useCopy(capsuleCopy)
  const { exchanges, screenshots, former } = opened
  const openPanel = useOpenPanel()
  const showExchanges = () => {
    store.set(exchangeSourceAtom, 'capsule')
    openPanel('/inspector?view=calls')
  }
  return (
    <div className="flex flex-wrap gap-2">
      {exchanges.length > 0 && (
        <SmallButton icon="activity" onClick={showExchanges}>
          {words.exchanges(exchanges.length)}
        </SmallButton>
      )}
      {screenshots.length > 0 && (
        <SmallButton icon="camera" onClick={onShowPictures}>
          {words.screenshots(screenshots.length)}
        </SmallButton>
      )}
      <ActionButton icon="undo" run={() => goTo(former)}>
        {words.goBack}
      </ActionButton>
      <ActionButton tone="text" run={closeOpened}>
        {words.close}
      </ActionButton>
    </div>
  )
}
