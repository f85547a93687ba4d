import { useQuery } from '@tanstack/react-query'
import type { BackendMode } from '../../../../contract/control/backend.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { backendQuery } from '../../control/queries.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { BesideSection } from './beside-section.tsx'
import { chooseBackend } from './choose-backend.ts'
import { DriftSection } from './drift/drift-section.tsx'
import { RealBackendForm } from './real-backend-form.tsx'

const realTitles: Readonly<Record<Exclude<BackendMode, 'mock'>, string>> = {
  real: '実際の API につながっています',
  beside: 'B だけ実際の API につながっています',
}

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
                title={realTitles[mode]}
                action={<ActionButton run={() => chooseBackend('mock')}>モックに戻す</ActionButton>}
              >
                <code className="font-mono break-all">{url}</code>
              </Notice>
            )}
            {mode === 'beside' && <BesideSection />}
            {mode !== 'beside' && <RealBackendForm current={mode === 'real' ? (url ?? '') : ''} />}
            <DriftSection />
          </div>
        )}
      </QueryState>
    </Panel>
  )
}
