import { Component } from 'react'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { currentCopy } from '../hub/language.ts'
import { appCopy } from './copy.ts'

/** Replaces a panel that failed, so that stage, rail and other panels stay. */
export class PanelBoundary extends Component<{ children: React.ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState onRetry={() => location.reload()} retryText={currentCopy(appCopy).reload}>
        {currentCopy(appCopy).panelFailed}
      </ErrorState>
    )
  }
}
