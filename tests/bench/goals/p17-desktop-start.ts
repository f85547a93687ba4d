import { endMains, newHome, startDesktop, startEmpty, type Main } from '../desktop/start-main.ts'
import { atMost, type Part } from '../support/goal.ts'
import { quietest, round } from '../support/numbers.ts'
import { cpuMs } from '../support/process-usage.ts'

const rounds = 7

interface Start {
  readonly wall: number
  /** Main only, because the browser of the renderers is not ours. */
  readonly cpu: number
}

/** P17: from the command to a usable workbench with an existing world. */
export const desktopStartPart: Part = {
  id: 'P17',
  title: 'desktop app, start to usable workbench',
  async run() {
    const seen = { empty: [] as Start[], ours: [] as Start[] }
    const [emptyHome, ourHome] = [newHome(), newHome()]
    try {
      // The first start founds the town and creates the profile of each browser.
      const first = await timed(startDesktop(ourHome))
      await timed(startEmpty(emptyHome))
      for (let number = 0; number < rounds; number += 1) {
        seen.empty.push(await timed(startEmpty(emptyHome)))
        seen.ours.push(await timed(startDesktop(ourHome)))
      }
      const ratio = quietest(seen.ours, 'wall') / quietest(seen.empty, 'wall')
      const [ours, empty] = [quietest(seen.ours, 'wall'), quietest(seen.empty, 'wall')].map(Math.round)
      const cpu = [quietest(seen.ours, 'cpu'), quietest(seen.empty, 'cpu')].map(Math.round)
      return [
        atMost('<= 1.5 x an empty main', ratio, 1.5, {
          measured: `${round(ratio)} (${ours} ms, empty ${empty} ms; processor time of main ${cpu.join(' and ')} ms; first start ${Math.round(first.wall)} ms)`,
          by: 'wall',
          figures: { ...seen, first },
        }),
      ]
    } finally {
      await endMains()
    }
  },
}

async function timed(starting: Promise<Main>): Promise<Start> {
  const { usableMs, pid, end } = await starting
  const cpu = cpuMs(pid) ?? Number.NaN
  await end('SIGTERM')
  return { wall: usableMs, cpu }
}
