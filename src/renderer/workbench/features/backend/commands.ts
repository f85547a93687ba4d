import type { BackendMode } from '../../../../contract/rules/backend.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { chooseBackend } from './choose-backend.ts'
import { backendCopy } from './copy.ts'

/** Switches to the mock at once. A real API goes through the panel, which checks it first. */
export const backendCommands = (mode: BackendMode, openPanel: (address: string) => void): readonly Command[] =>
  inGroup('backend', backendCopy, ({ command }) => [
    mode === 'mock'
      ? [command.connectReal, command.compare, 'swap', () => openPanel('/backend')]
      : [command.backToMock, '', 'swap', () => attempt(() => chooseBackend('mock'))],
  ])
