const lookEveryMs = 300

/**
 * Ends this process as by SIGTERM when the npm that started it is gone. npm hands a signal to its shell only, and the
 * shell does not pass it on: without this, `kill` on npm would leave a server that nobody owns.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  timer.unref()
}
