/**
 * Tasks of the page's main thread during `run` in CPU time, which other programs do not distort.
 * @param {import('playwright').CDPSession} cdp
 * @param {() => Promise<void>} run
 * @returns {Promise<{ tasks: { at: number, cpuMs: number }[], largestPaintAt: number }>} `at` in ms of the trace's clock
 */
export async function traceMainThread(cdp, run) {
  /** @type {any[]} */
  const events = []
  /** @param {{ value: any[] }} part */
  const collect = ({ value }) => void events.push(...value)
  cdp.on('Tracing.dataCollected', collect)
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'] },
  })
  await run()
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)

  // The trace includes the browser's own pages (tab strip, side panels). Ours is the frame's process at the start of
  // the trace, or its new process after leaving for another site.
  const frame = events.find(({ name }) => name === 'TracingStartedInBrowser').args.data.frames[0]
  const moves = events.filter(
    ({ name, args }) => name === 'FrameCommittedInBrowser' && args.data.frame === frame.frame && args.data.processId,
  )
  const ours = (moves.at(-1)?.args.data ?? frame).processId
  const main = new Set(
    events
      .filter(({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === ours)
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && main.has(`${pid}:${tid}`))
    .map(({ ts, tdur = 0 }) => ({ at: ts / 1000, cpuMs: tdur / 1000 }))
  const paints = events.filter(({ name, pid }) => name === 'largestContentfulPaint::Candidate' && pid === ours)
  return { tasks, largestPaintAt: Math.max(0, ...paints.map(({ ts }) => ts / 1000)) }
}
