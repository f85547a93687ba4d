import type { Hono } from 'hono'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { openApi } from '../api/open-api.ts'
import { readBody } from './control-error.ts'
import type { Coverage } from '../inspection/coverage.ts'
import type { ExchangeLog } from '../inspection/exchange-log.ts'
import { faultsRequest } from '../faults/fault-schemas.ts'
import type { Faults } from '../faults/faults.ts'

interface Inspected {
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly faults: Faults
}

/** Looking at what happens, and disturbing it: exchanges, coverage, faults and the OpenAPI document. */
export function mountInspection(
  control: Hono,
  { exchanges, coverage, faults }: Inspected,
  announce: (kind: string) => void,
): void {
  control.get('/exchanges', (c) => {
    const list = exchanges.after(Number(c.req.query('after') ?? 0) || 0)
    return c.json(list.map((exchange) => ({ ...exchange, at: tokyoIso(exchange.at) })))
  })
  control.delete('/exchanges', (c) => {
    exchanges.clear()
    return c.json({ success: true })
  })

  control.get('/coverage', (c) => c.json(coverage.report()))
  control.delete('/coverage', (c) => {
    coverage.clear()
    return c.json({ success: true })
  })

  control.get('/faults', (c) => c.json(faults.list()))
  control.put('/faults', async (c) => {
    faults.replace(await readBody(c, faultsRequest))
    announce('faults')
    return c.json(faults.list())
  })

  control.get('/openapi.json', (c) => c.json(openApi()))
}
