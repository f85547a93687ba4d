import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordCall, type RequestToRecord } from '../../../mock-api/server/record-call.ts'
import { Coverage } from '../../../mock-api/tools/inspection/coverage.ts'
import { ExchangeFiles } from '../../../mock-api/tools/inspection/exchange-files.ts'
import { ExchangeLog } from '../../../mock-api/tools/inspection/exchange-log.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { atMost, type Part } from '../support/goal.ts'
import { median, round } from '../support/numbers.ts'

const rounds = 9
const calls = 20_000
const page = 'x'.repeat(10_000)
const endpoint = endpoints.find(({ id }) => id === 'API-29')

/** P24: processor time of recording a call that nobody reads, garbage collection included. */
export const recorderPart: Part = {
  id: 'P24',
  title: 'recording a page of ten while nobody looks',
  run() {
    const dir = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
    const log = new ExchangeLog(new ExchangeFiles(dir))
    const coverage = new Coverage(new Map())
    const sides = [
      () => makeCall(0),
      (made: number) => {
        const { call, ...outcome } = makeCall(made)
        recordCall(log, coverage, call, { ...outcome, at: made, operation: undefined, isReal: false })
      },
    ].map((work) => ({ work, micros: [] as number[] }))
    for (let turn = 0; turn <= rounds; turn += 1) {
      for (const { work, micros } of sides) {
        const before = process.cpuUsage()
        for (let made = 0; made < calls; made += 1) work(made)
        const { user, system } = process.cpuUsage(before)
        // Warm-up round.
        if (turn > 0) micros.push((user + system) / calls)
      }
    }
    rmSync(dir, { recursive: true, force: true })
    const [without = 0, recorded = 0] = sides.map(({ micros }) => median(micros))
    return Promise.resolve([
      atMost('<= 7 µs of a call', recorded - without, 7, {
        measured: `${round(recorded - without)} µs`,
        by: 'cpu',
        figures: { without, recorded },
      }),
    ])
  },
}

/** A new call and response, built like those of the server. */
function makeCall(made: number) {
  const login = {
    uid: `woman${made}@yoimachi.example`,
    client: `client-${made}`,
    'access-token': `t-${made}`,
  }
  const call: RequestToRecord = {
    method: 'GET',
    url: `http://127.0.0.1:4100/api/recommends?status=matching&page=${made}`,
    headers: { host: '127.0.0.1:4100', accept: 'application/json', ...login },
    params: { status: 'matching', page: String(made) },
    endpoint,
    fault: false,
    began: performance.now(),
  }
  const headers = {
    date: 'Sat, 21 Nov 2026 03:00:00 GMT',
    'cache-control': 'max-age=0, private, must-revalidate',
    'x-content-type-options': 'nosniff',
    ...login,
    'token-type': 'Bearer',
    expiry: '1799999999',
    authorization: `Bearer ${made}`,
    'content-type': 'application/json; charset=utf-8',
    etag: `W/"${made}"`,
    'content-length': '10000',
  }
  return { call, headers, response: { status: 200, headers, body: Buffer.from(page, 'latin1') } }
}
