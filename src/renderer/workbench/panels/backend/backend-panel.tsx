import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { backendQuery } from '../../control/backend-query.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Panel } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { chooseBackend } from './choose-backend.ts'
import { DriftSection } from './drift/drift-section.tsx'
import { RealBackendForm } from './real-backend-form.tsx'

/** Which API answers behind this server, and how far it keeps to the contract. */
export function BackendPanel() {
  const query = useQuery(backendQuery)
  return (
    <Panel title="バックエンド">
      <QueryState query={query} rows={2}>
        {({ mode, url }) => (
          <div className="grid gap-5">
            {mode === 'mock' ? (
              <Notice tone="good" title="モックにつながっています">
                すべてこのコンピューターの中で動いています。何をしても外へは出ません。
              </Notice>
            ) : (
              <Notice
                tone="alarm"
                title="実際の API につながっています"
                action={<ActionButton run={() => chooseBackend(null)}>モックに戻す</ActionButton>}
              >
                <code className="font-mono break-all">{url}</code>
              </Notice>
            )}
            <RealBackendForm current={mode === 'real' ? (url ?? '') : ''} />
            <DriftSection />
          </div>
        )}
      </QueryState>
    </Panel>
  )
}
