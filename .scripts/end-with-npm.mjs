const lookEveryMs = 300

/**
 * Sends SIGTERM to this process when the npm that started it has exited. npm signals only its shell, which does not
 * forward the signal, so `kill` on npm would leave an orphaned server.
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
