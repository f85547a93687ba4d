// Loaded before a server's own code: reports the delay of its event loop over IPC, in milliseconds.
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
    // The histogram holds the time between two samples, including the regular interval.
    const late = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution)
    process.send?.({ p99: late(delay.percentile(99)), longest: late(delay.max) })
  }
})
process.channel?.unref()
