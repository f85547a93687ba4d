import { memberRoutes } from '../member/routes.mjs'
import { atMost, type Part } from '../support/goal.ts'

const least = (wall: number, cpu: number) => Math.min(wall, cpu)

/**
 * P12: every route at a quarter of the processor. Each figure is the smaller of two: the browser's own and four times
 * the processor time of the page's thread, which other programs do not distort.
 */
export const memberRoutesPart: Part = {
  id: 'P12',
  title: 'Every route at 4x CPU slowdown',
  async run() {
    const rows = await memberRoutes({ rounds: 3 })
    const worst = (figure: (row: (typeof rows)[number]) => number) => Math.max(...rows.map(figure))
    const [lcp, inp, tbt] = [
      worst((row) => least(row.lcp, row.lcpCpu)),
      worst((row) => least(row.inp, row.inpCpu)),
      worst((row) => least(row.tbt, row.tbtCpu)),
    ]
    const cls = worst((row) => row.cls)
    const of = `of ${rows.length} routes`
    return [
      atMost('LCP <= 1,250 ms', lcp, 1_250, { measured: `worst ${lcp} ms ${of}`, by: 'cpu', figures: rows }),
      atMost('INP <= 100 ms', inp, 100, { measured: `worst ${inp} ms`, by: 'cpu', figures: null }),
      atMost('TBT <= 100 ms', tbt, 100, { measured: `worst ${tbt} ms`, by: 'cpu', figures: null }),
      atMost('CLS <= .02', cls, 0.02, { measured: `worst ${cls}`, by: 'count', figures: null }),
    ]
  },
}
