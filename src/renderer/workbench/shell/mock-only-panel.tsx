import { Link } from 'react-router-dom'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Panel } from '../parts/panel.tsx'

interface MockOnlyPanelProps {
  title: string
}

/** In the place of a panel that was open, or is asked for by its address, while the real API answers. */
export function MockOnlyPanel({ title }: MockOnlyPanelProps) {
  return (
    <Panel title={title}>
      <EmptyState icon="swap">
        実際の API につながっている間は使えません。モックだけの機能です。
        <Link to="/backend" replace className="mt-2 block text-plum underline underline-offset-2">
          バックエンドを開く
        </Link>
      </EmptyState>
    </Panel>
  )
}
