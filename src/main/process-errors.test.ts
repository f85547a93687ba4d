import { app } from 'electron'
import { expect, test, vi } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { catchErrors } from './process-errors.ts'

/** The handlers of a process or an app, by event. */
function hearing() {
  const heard = new Map<string, (...given: any[]) => unknown>() // oxlint-disable-line typescript/no-explicit-any -- of any event
  return { heard, on: (name: string, run: () => void) => heard.set(name, run) }
}

test('reports uncaught errors, rejections and helper processes that died, and ends after an error only', () => {
  const [ofProcess, ofApp, ofStream] = [hearing(), hearing(), hearing()]
  vi.spyOn(process, 'on').mockImplementation(((...given: [string, () => void]) => ofProcess.on(...given)) as never)
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'on').mockImplementation(((...given: [string, () => void]) => ofStream.on(...given)) as never)
  lend(app, { on: ofApp.on })
  const reported: unknown[] = []
  const ended: unknown[] = []
  catchErrors(
    (fault) => void reported.push(fault),
    (error) => ended.push(error),
  )
  ofProcess.heard.get('unhandledRejection')?.('late')
  const gone = ofApp.heard.get('child-process-gone')
  for (const reason of ['clean-exit', 'killed']) gone?.({}, { type: 'GPU', reason, exitCode: 0 })
  gone?.({}, { type: 'Utility', reason: 'crashed', exitCode: 5, name: 'Network' })
  gone?.({}, { type: 'GPU', reason: 'oom', exitCode: 6 })
  expect(ended).toEqual([])
  ofProcess.heard.get('uncaughtException')?.('broken')
  // A closed terminal is no error.
  ofStream.heard.get('error')?.(new Error('EPIPE'))
  expect([reported, ended]).toEqual([
    [
      { kind: 'rejection', detail: 'late' },
      { kind: 'process', detail: 'Utility Network crashed (5)' },
      { kind: 'process', detail: 'GPU  oom (6)' },
      { kind: 'error', detail: 'broken' },
    ],
    ['broken'],
  ])
})
