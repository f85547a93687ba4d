import type { BackendMode } from '../../../../contract/rules/backend.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { chooseBackend } from './choose-backend.ts'

/** Switches to the mock at once. A real API goes through the panel, which checks it first. */
export const backendCommands = (mode: BackendMode, openPanel: (address: string) => void): readonly Command[] =>
  inGroup('接続先', [
    mode === 'mock'
      ? ['実際の API につなぐ…', 'backend real beside 見比べる 並べる', 'swap', () => openPanel('/backend')]
      : ['モックに戻す', 'backend mock', 'swap', () => attempt(() => chooseBackend('mock'))],
  ])
