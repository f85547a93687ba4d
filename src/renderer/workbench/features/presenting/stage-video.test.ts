// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { store } from '../../hub/state.ts'
import { toggleVideo, videoAtom } from './stage-video.ts'

freshWorkbench()

test('a video that cannot begin says so, and ends the capture of the stage', async () => {
  let isStopped = false
  const track = { stop: () => (isStopped = true) }
  const stream = { getTracks: () => [track], getVideoTracks: () => [] }
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getDisplayMedia: () => Promise.resolve(stream) },
    configurable: true,
  })
  vi.stubGlobal(
    'MediaRecorder',
    class {
      static isTypeSupported = () => false
      constructor() {
        throw new DOMException('No video.', 'NotSupportedError')
      }
    },
  )
  expect(await toggleVideo()).toBe(false)
  expect([isStopped, store.get(videoAtom)]).toEqual([true, null])
  expect(store.get(flashesAtom)[0]?.tone).toBe('alarm')
  Reflect.deleteProperty(navigator, 'mediaDevices')
})
