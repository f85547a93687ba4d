import type { NavigateFunction } from 'react-router-dom'
import { chooseBackend } from '../panels/backend/choose-backend.ts'
import { attempt } from '../parts/flash.ts'
import type { Command } from './command.ts'

/** Back to the mock at once; to the real API by its panel, which asks first. */
export function backendCommands(isMock: boolean, navigate: NavigateFunction): readonly Command[] {
  return [
    isMock
      ? {
          id: 'backend-real',
          group: '接続先',
          title: '実際の API につなぐ…',
          words: 'backend real',
          icon: 'swap',
          run: () => void navigate('/backend', { replace: true }),
        }
      : {
          id: 'backend-mock',
          group: '接続先',
          title: 'モックに戻す',
          words: 'backend mock',
          icon: 'swap',
          run: () => attempt(() => chooseBackend(null)),
        },
  ]
}
