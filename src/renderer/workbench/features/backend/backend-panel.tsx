import { Notice } from '../../../ui/feedback/notice.tsx'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Panel } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { BesideSection } from './beside-section.tsx'
import { chooseBackend } from './choose-backend.ts'
import { backendCopy } from './copy.ts'
import { DriftSection } from './drift-section.tsx'
import { RealBackendForm } from './real-backend-form.tsx'

/** Which API answers behind this server, and how closely it follows the contract. */
export function BackendPanel() {
  const words = useCopy(backendCopy)
  return (
    <Panel title={words.title}>
      <QueryState of={backendQuery} rows={2}>
        {({ mode, url }) => (
          <div className="grid gap-5">
            {mode === 'mock' ? (
              <Notice tone="good" title={words.mock}>
                {words.mockText}
              </Notice>
            ) : (
              <Notice
                tone="alarm"
                title={words.modes[mode]}
                action={<ActionButton run={() => chooseBackend('mock')}>{words.command.backToMock}</ActionButton>}
              >
                <code className="font-mono break-all">{url}</code>
              </Notice>
            )}
            {mode === 'beside' ? <BesideSection /> : <RealBackendForm current={mode === 'real' ? (url ?? '') : ''} />}
            <DriftSection />
          </div>
        )}
      </QueryState>
    </Panel>
  )
}
