import type { BackendMode } from '../../../contract/control/backend.ts'
import { chooseBackend } from '../panels/backend/choose-backend.ts'
import { attempt } from '../parts/flash.ts'
import type { Command } from './command.ts'

/** Back to the mock at once; to a real API by the panel, which looks at it first. */
export function backendCommands(mode: BackendMode, openPanel: (address: string) => void): readonly Command[] {
  return [
    mode === 'mock'
      ? {
          id: 'backend-real',
          group: '接続先',
          title: '実際の API につなぐ…',
          words: 'backend real beside 見比べる 並べる',
          icon: 'swap',
          run: () => openPanel('/backend'),
        }
      : {
          id: 'backend-mock',
          group: '接続先',
          title: 'モックに戻す',
          words: 'backend mock',
          icon: 'swap',
          run: () => attempt(() => chooseBackend('mock')),
        },
  ]
}
