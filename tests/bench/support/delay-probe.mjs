// Loaded into a server before its own code: tells over IPC how long its event loop was held up, in milliseconds.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 1
const delay = monitorEventLoopDelay({ resolution })
process.on('message', (message) => {
  if (message === 'begin') {
    delay.reset()
    delay.enable()
    process.send?.({})
  } else if (message === 'end') {
    delay.disable()
    // What the histogram holds is the time between two looks, of which the wanted one is no delay.
    const late = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution)
    process.send?.({ p99: late(delay.percentile(99)), longest: late(delay.max) })
  }
})
process.channel?.unref()
